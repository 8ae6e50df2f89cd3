import { countedDay } from '../../../dates/counted-days.ts'
import { findDates, findDueDate } from '../../../dates/dates.ts'
import type { DateRead, Said } from '../../../dates/mention.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { deedWords } from '../deeds/deeds.ts'

const it = phrases`
  it, them, this, that, these, those, his, hers, theirs, one, both, everything, all of it, the lot, the whole thing`
const wants = phrases`
  want[s], need[s], wanted, needed, expect[s], expecting, (would | 'd) (like | need | want | love), asked for, asks for,
  hope[s] for, hoping for, hoping to (get | have | see), waiting (for | on), counting on, must have,
  (has | have | needs | need | wants | want | 'd like | would like) to (have | get | see | receive | file | submit | hand in),
  require[s], after, chasing, said, is fine with, happy with`

/** "They need it by the 12th." */
const wantsIt = pattern('iu')`(?:(?<!\p{L})|(?='))${wants} ${it}(?![\p{L}'])`
const wantsThing = pattern('iu')`(?<!\p{L})${wants} (?:back )?(?:the|an?|my|her|his|their|our|some) (?<thing>.{2,60})`

const lead = phrases`and, so, but, because, as, since, apparently, only, though`
const itSubject = phrases`it, this, that, these, those, they, which, everything, all`
const mustWord = phrases`
  has, have, had, need[s], must, should, is, are, will, would, ought, got, to, really, only, just, not, all, both`
const beWhere = phrases`
  out, in, there, ready, with, done, back, sent, up, on, at, signed, submitted, finished, filed, posted, paid, here, sorted,
  over, through`
const beDue = phrases`
  be [${beWhere}], due, needed, wanted, expected, required, to be, arrive, reach, go, land, get there, by, for`
const itMust = pattern(
  'iu',
)`${itSubject}(?:'s|'re|'ll|'d)?(?: (?:all|only|just|both|really))? (?:${mustWord}\s)*${beDue}(?!\p{L})`
const deadline = phrases`
  [hard | final | absolute | real] deadline, due [date], cut-off, cutoff, closing date, needed, wanted, need[s] (it | them),
  want[s] (it | them), required, latest, no later than, must be, has to be, needs to be, to be (there | in | with | done),
  target`
const itsDeadline = pattern(
  'iu',
)`(?:(?:the|her|his|their|my|our) )?${deadline}(?:'s| is| was|:| for (?:it|that|this)(?: is)?)*(?!\p{L})`

/** "It has to be out by the end of next week", "Due Friday", "Deadline is the 4th". */
const mustBe = pattern('iu')`^\W*(?:${lead} )*(?:${itMust}|${itsDeadline})`

const fits = phrases`
  is, was, would be, 'd be, 's, will be, should be, will do, would do, works, would work, suits, suited, at the latest,
  is all right`
const goodDay = phrases`
  fine, ok, okay, good, great, plenty, soon enough, early enough, alright, all right, perfect, enough, the deadline,
  the cut-off, the cutoff, the latest, best, ideal, her deadline, his deadline, their deadline, when,
  when (she | he | they)${/ .{1,20}/}`
const how = phrases`just, absolutely, totally, perfectly, probably`

/** "EOW is fine for her", "said Friday works": only after a day. */
const dayIsFine = pattern(
  'iu',
)`^\W{0,3}(?:for (?:her|him|them) )?(?:at the latest |latest )?${fits}(?: (?:${how} )?${goodDay})?(?:\W|$| for | with | by | she| he| they)`

/** Excluded: the writer, a mere possibility, or the day of an event: "he needs it for the session on Tuesday". */
const notForIt =
  /(?<!\p{L})(?:(?:I|I'm|I'll|we|we'll|if|unless|last)(?!\p{L})|for (?:the|her|his|their|our|an?) (?:[\p{L}-]+ ){1,3}(?:on|in|at|next|this) )/u

const maxClauseLength = 200

/** The day somebody wants a promised thing by, in a later clause. */
export function neededBy(clauses: string[], deed: string, said: Said): DateRead | null {
  for (const clause of clauses) {
    if (clause.length > maxClauseLength || notForIt.test(clause)) continue
    if (!wantsIt.test(clause) && !mustBe.test(clause) && !isFineBy(clause, said) && !isAboutDeed(clause, deed)) continue
    const date = countedDay(clause, () => clauses.join(' '), said) ?? findDueDate(clause, said, said.language)
    if (date) return date
  }
  return null
}

/** "She needs the numbers by Thursday. I'll send them": said before it, and taken up by a word for it. */
export function neededBefore(clauses: string[], deed: string, said: Said): DateRead | null {
  for (const clause of clauses.toReversed()) {
    if (clause.length > maxClauseLength || /(?<!\p{L})(?:if|unless|last|was|were|had)(?!\p{L})/u.test(clause)) continue
    const isAsked = asksForIt.test(clause)
    if (!accompanies.test(deed) && !(isAsked && (refersBack.test(deed) || isAboutDeed(clause, deed)))) continue
    const date = findDueDate(clause, said, said.language)
    if (date) return date
  }
  return null
}

const asks = phrases`
  need[s], want[s], has to, have to, must, asked for, asked me for, is after, require[s], due, deadline, is looking for,
  'd like, would like`
const asksForIt = pattern('iu')`(?<!\p{L})${asks}(?!\p{L})`

/** An action with "it" or "one" refers to something named before. */
const refersBack =
  /^\S+ (?:(?:out|up|in|over|off|back|to) )?(?:(?:her|him|them|you|\p{Lu}\p{L}+) )?(?:it|them|one|those|that|these|this|some|so)(?![\p{L}'])(?! \p{Ll}+ (?:with|about))/u

/** Done where the other is on that day: "he's at the dentist on Thursday, I said I'd drive him". */
const takesAlong = phrases`
  take, drive, bring, walk, accompany, go with, come with, fetch, collect, pick, run, get, meet, let, join, cover for,
  sit with, help, host`
const whither = phrases`
  up, there, home, in, along, out, to (it | the ${/\p{L}+/u}), from (it | the ${/\p{L}+/u}), back`
const goesAlong = phrases`be (there | with), (go | come) [along | with ${/\S+/} | too]`
const accompanies = pattern(
  'u',
)`^(?:${goesAlong}|${takesAlong} (?:you|her|him|them|\p{Lu}\p{L}+)(?: ${whither})*)[\s.!]*$`

/** Whether the action names the thing requested in a clause. */
function isAboutDeed(clause: string, deed: string): boolean {
  const thing = wantsThing.exec(clause)?.groups?.thing
  if (!thing) return false
  const told = new Set(deedWords(deed))
  return deedWords(thing)
    .slice(0, 3)
    .some((word) => word.length > 3 && told.has(word))
}

/** Cheap words without which no clause can say that a day is fine. */
const mayBeFine =
  /fine|ok|good|great|plenty|enough|alright|all right|perfect|deadline|cut-?off|latest|best|ideal|works|suits|when|do(?!\p{L})/iu
const speaker = phrases`
  ${/[Aa]nd/}, ${/[Ss]o/}, ${/[Bb]ut/}, ${/[Ss]he/}, ${/[Hh]e/}, ${/[Tt]hey/}, ${/[Ss]aid/}, says, ${/[Nn]o/} (rush | hurry),
  told me, thinks, reckons, anytime, any time, ${/\p{Lu}\p{L}+(?= said| says)/u}`
const speakers = pattern('u')`^\W*(?:${speaker},? ?)*$`

function isFineBy(clause: string, said: Said): boolean {
  if (!mayBeFine.test(clause)) return false
  const [named] = findDates(clause, said, said.language)
  if (!named) return false
  return speakers.test(clause.slice(0, named.index)) && dayIsFine.test(clause.slice(named.index + named.length))
}
