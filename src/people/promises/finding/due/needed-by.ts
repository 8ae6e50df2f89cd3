import { countedDay } from '#language/dates/counted-days.ts'
import { mentions, readDate } from '#language/dates/dates.ts'
import type { DateRead, Said } from '#language/dates/mention.ts'
import { tellingWords } from '../deeds/same-deed.ts'

const it =
  "(?:it|them|this|that|these|those|his|hers|theirs|one|both|everything|all of it|the lot|the whole thing)(?![\\p{L}'])"
const wants =
  "(?:wants?|needs?|wanted|needed|expects?|expecting|(?:would|'d) (?:like|need|want|love)|asked for|asks for|hopes? for|hoping for|hoping to (?:get|have|see)|waiting (?:for|on)|counting on|must have|(?:has|have|needs|need|wants|want|'d like|would like) to (?:have|get|see|receive|file|submit|hand in)|requires?|after|chasing|said|is fine with|happy with)"

/** "They need it by the 12th." */
const wanted = new RegExp(`(?:(?<!\\p{L})|(?='))${wants} ${it}`, 'iu')
const wantedThing = new RegExp(
  `(?<!\\p{L})${wants} (?:back )?(?:the|an?|my|her|his|their|our|some) (?<thing>.{2,60})`,
  'iu',
)

/** "It has to be out by the end of next week", "Due Friday", "Deadline is the 4th". */
const mustBe =
  /^\W*(?:(?:and|so|but|because|as|since|apparently|only|though) )*(?:(?:it|this|that|these|those|they|which|everything|all)(?:'s|'re|'ll|'d)?(?: all| only| just| both| really)? (?:(?:has|have|had|needs?|must|should|is|are|will|would|ought|got|to|really|only|just|not|all|both|got)\s)*(?:be(?: (?:out|in|there|ready|with|done|back|sent|up|on|at|signed|submitted|finished|filed|posted|paid|here|sorted|over|through))?|due|needed|wanted|expected|required|to be|arrive|reach|go|land|get there|by|for)(?!\p{L})|(?:(?:the|her|his|their|my|our) )?(?:(?:hard |final |absolute |real )?deadline|due(?: date)?|cut-?off|closing date|needed|wanted|needs? (?:it|them)|wants? (?:it|them)|required|latest|no later than|must be|has to be|needs to be|to be (?:there|in|with|done)|target)(?:(?:'s| is| was|:| for (?:it|that|this)(?: is)?))*(?!\p{L}))/iu

/** "EOW is fine for her", "said Friday works": only after a day. */
const fine =
  /^\W{0,3}(?:for (?:her|him|them) )?(?:at the latest |latest )?(?:is|was|would be|'d be|'s|will be|should be|will do|would do|works|would work|suits|suited|at the latest|is all right)(?: (?:just |absolutely |totally |perfectly |probably )?(?:fine|ok|okay|good|great|plenty|soon enough|early enough|alright|all right|perfect|enough|the deadline|the cut-?off|the latest|best|ideal|her deadline|his deadline|their deadline|when|when (?:she|he|they) .{1,20}))?(?:\W|$| for | with | by | she| he| they)/iu

/** Of the writer, of a mere chance, or of the day of an event: "he needs it for the session on Tuesday". */
const notOfIt =
  /(?<!\p{L})(?:(?:I|I'm|I'll|we|we'll|if|unless|last)(?!\p{L})|for (?:the|her|his|their|our|an?) (?:[\p{L}-]+ ){1,3}(?:on|in|at|next|this) )/u

/** The day by which another wants what was promised, said in a clause after it. */
export function neededBy(clauses: string[], deed: string, said: Said): DateRead | null {
  for (const clause of clauses) {
    if (clause.length > 200 || notOfIt.test(clause)) continue
    if (!wanted.test(clause) && !mustBe.test(clause) && !isFine(clause, said) && !isOf(clause, deed)) continue
    const date = countedDay(clause, clauses.join(' '), said) ?? readDate(clause, said)
    if (date) return date
  }
  return null
}

/** "She needs the numbers by Thursday. I'll send them": said before it, and taken up by a word for it. */
export function neededBefore(clauses: string[], deed: string, said: Said): DateRead | null {
  for (const clause of clauses.toReversed()) {
    if (clause.length > 200 || /(?<!\p{L})(?:if|unless|last|was|were|had)(?!\p{L})/u.test(clause)) continue
    const asks =
      /(?<!\p{L})(?:needs?|wants?|has to|have to|must|asked for|asked me for|is after|requires?|due|deadline|is looking for|'d like|would like)(?!\p{L})/iu.test(
        clause,
      )
    if (!comesAlong.test(deed) && !(asks && (takesUp.test(deed) || isOf(clause, deed)))) continue
    const date = readDate(clause, said)
    if (date) return date
  }
  return null
}

const takesUp =
  /^\S+ (?:(?:out|up|in|over|off|back|to) )?(?:(?:her|him|them|you|\p{Lu}\p{L}+) )?(?:it|them|one|those|that|these|this|some|so)(?![\p{L}'])(?! \p{Ll}+ (?:with|about))/u
/** Done where the other is on that day: "he's at the dentist on Thursday, I said I'd drive him". */
const comesAlong =
  /^(?:be (?:there|with)|go(?: along| with \S+| too)?|come(?: along| with \S+| too)?|(?:take|drive|bring|walk|accompany|go with|come with|fetch|collect|pick|run|get|meet|let|join|cover for|sit with|help|host) (?:you|her|him|them|\p{Lu}\p{L}+)(?: (?:up|there|home|in|along|out|to (?:it|the \p{L}+)|from (?:it|the \p{L}+)|back))*)[\s.!]*$/u

/** Whether what is wanted in a clause is named in the deed. */
function isOf(clause: string, deed: string): boolean {
  const thing = wantedThing.exec(clause)?.groups?.thing
  if (!thing) return false
  const told = new Set(tellingWords(deed))
  return tellingWords(thing)
    .slice(0, 3)
    .some((word) => word.length > 3 && told.has(word))
}

function isFine(clause: string, said: Said): boolean {
  if (
    !/fine|ok|good|great|plenty|enough|alright|all right|perfect|deadline|cut-?off|latest|best|ideal|works|suits|when|do(?!\p{L})/iu.test(
      clause,
    )
  )
    return false
  const [named] = mentions(clause, said)
  if (!named) return false
  const head = clause.slice(0, named.index)
  return (
    /^\W*(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Ss]he|[Hh]e|[Tt]hey|[Ss]aid|says|[Nn]o (?:rush|hurry)|told me|thinks|reckons|anytime|any time|\p{Lu}\p{L}+(?= said| says)),? ?)*$/u.test(
      head,
    ) && fine.test(clause.slice(named.index + named.length))
  )
}
