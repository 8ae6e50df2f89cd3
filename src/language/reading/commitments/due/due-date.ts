import { countedDay } from '../../../dates/counted-days.ts'
import { findDates, findDueDate } from '../../../dates/dates.ts'
import { type DateRead, daysAhead, type Said, type Span } from '../../../dates/mention.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { type DeedWords, deedLine } from '../deeds/deeds.ts'
import { neededBefore, neededBy } from './needed-by.ts'

const maxRead = 500

export type Surroundings = {
  /** The preceding clause of the same sentence. */
  clauseBefore: string
  /** The clauses before it and after it, from the sentences next to it too, in their order. */
  preceding: string[]
  following: string[]
  /** The label or heading that it stands under. */
  label: string
  /** All that stands before it, for "by then". */
  earlier: string
  said: Said
}

/** The words before a deed, whether a date in them is the day it is due, and whether it is the only deed of its commitment. */
type Lead = { before: string; dateBefore: boolean; isAlone: boolean }

/** The day a deed is due, and the deed without the words for it. */
export function dueDateOf(deed: string, lead: Lead, around: Surroundings, deedWords: DeedWords) {
  const { said } = around
  const words = deed.slice(0, maxRead)
  const earlier = around.earlier.slice(-maxRead)
  const own = dateInDeed(words, earlier, around)
  const due =
    own ??
    dateOfThen(words, earlier, said) ??
    (lead.isAlone ? dateBeforeDeed(lead, said) : null) ??
    dateAround(words, lead, around)
  const pastDates = own ? [] : findDates(words, said, said.language).filter((one) => !daysAhead(said)(one))
  const text = deedLine(deed, own ? spansOf(own) : pastDates, deedWords)
  return { text, day: due?.dueOn ? { on: due.dueOn, time: due.dueTime ?? null } : null }
}

const spansOf = ({ index, length, apart }: DateRead): Span[] => [{ index, length }, ...(apart ? [apart] : [])]

/** A date among the words of the deed, up to where they turn to somebody else. */
function dateInDeed(words: string, earlier: string, { following: [next = ''], said }: Surroundings): DateRead | null {
  const own = words.slice(0, reason.exec(words)?.index ?? words.length)
  const named = () => `${earlier} ${isOnlyDay(next, said) ? next : ''}`
  return countedDay(own, named, said) ?? findDueDate(own, said, said.language)
}

const because = phrases`
  because, [']cause, cuz, since, although, though, whereas, whose, who${/'s| is| will| has| was/}, as, seeing as`
const otherSubject = phrases`she, he, they, it, the, her, his, their, my, we, back, ${/\p{Lu}/u}`
const event = phrases`
  lesson, class, exam, test, match, game, tournament, concert, gig, show, wedding, party, interview, meeting, mtg, flight,
  session, launch, release, rehearsal, birthday, bday, hearing, race, appointment, op, scan, trip, event, conference, conf,
  demo, committee, viva, recital, service, funeral, opening, planning committee`
const becauseOther = pattern('u')`,?\s${because} (?=${otherSubject}(?!\p{L})|\p{Lu}|in |on |at )`
const eventNext = pattern('u')`,\s(?:(?:next|her|his|their|the|our|my) )?${event}(?:'s| is)? `

const asked = phrases`whether, (if | when | where | what time) (she | he | they | we | the | her | his | their | there)`
const question = pattern('u')`\s${asked} (?!.*\s(?:by|before|until) )`

/** From here on something else is spoken of: "because he flies on Friday", "whether the hall is free on the 12th". */
const reason = pattern('u')`,?\swhose \p{L}+ |${becauseOther}|,? (?:although|because) |${eventNext}|${question}`

const thatDay = phrases`
  then, ${/(?<=before )/}(that | this), that (day | date | evening | morning | night | afternoon | weekend | week),
  the same day, the day, the (day | night | morning | evening | afternoon) of`
const then = pattern(
  'iu',
)`\s(?:(?:by|before|until|till|on) )?${thatDay}(?=[^\p{L}\p{N}_]*$|,|;| no | so | and | if | at )`

/** "Thursday is the cut-off, so I'll hand it in by then": the last day that was named. */
function dateOfThen(words: string, earlier: string, said: Said): DateRead | null {
  if (!then.test(words)) return null
  const named = findDates(earlier, said, said.language).findLast(daysAhead(said))
  const day = /\sbefore (?:then|that|this)\W/i.test(`${words} `) ? named?.day.subtract({ days: 1 }) : named?.day
  return named && day ? { dueOn: day.toString(), dueTime: named.time, index: 0, length: 0 } : null
}

/** "In a fortnight I'm to help": before an outright promise ("On Friday I promised") only what must be still to come. */
function dateBeforeDeed({ before, dateBefore }: Pick<Lead, 'before' | 'dateBefore'>, said: Said): DateRead | null {
  const words = before.slice(-maxRead)
  const date = countedDay(words, () => '', said) ?? findDueDate(words, said, said.language)
  if (!date || dateBefore) return date
  return stillToCome.test(words.slice(date.index, date.index + date.length)) ? date : null
}

const stillToCome =
  /^(?:by|before|no later|until|within|tomorrow|tonight|next|(?:the )?end of|in (?:an?|the next|\d+|one|two|three|four|five|six|ten) )/i

/** In the clauses and sentences next to it, or in its label. */
function dateAround(deed: string, { dateBefore }: Pick<Lead, 'dateBefore'>, around: Surroundings): DateRead | null {
  const { clauseBefore, preceding, following, label, said } = around
  const before = dateBefore || stillToCome.test(clauseBefore.trim()) ? clauseBefore : ''
  return (
    onlyDate([...following.slice(0, 1), before, label], said) ??
    meetingDate(before, said) ??
    neededBy(following, deed, said) ??
    onlyDate(following, said) ??
    neededBefore(preceding, deed, said) ??
    labelDate(label, said)
  )
}

/** "When I see her on Friday I'll give it back" */
const meetingDate = (clause: string, said: Said) =>
  /^\s*(?:(?:and|so|but) )?(?:when|once|as soon as|after|before|the (?:minute|moment|day|second))\s/i.test(clause)
    ? findDueDate(clause.slice(-maxRead), said, said.language)
    : null

/** "To do by Friday:" above a list of tasks. */
const labelDate = (label: string, said: Said) =>
  /(?<!\p{L})(?:by|before|due|for|this|today|tonight|tomorrow|next|end of|eo[dwm])(?!\p{L})/iu.test(label) &&
  !/(?<!\p{L})(?:from|after)(?!\p{L})/iu.test(label)
    ? findDueDate(label, said, said.language)
    : null

/** Whether words are nothing but a day to come. */
export const isOnlyDay = (words: string, said: Said) => words !== '' && onlyDate([words], said) !== null

const maxAsideLength = 60

/** "(by 15 Sept)" or "- EOD" after a deed: nothing but a date. */
function onlyDate(asides: string[], said: Said): DateRead | null {
  for (const aside of asides) {
    const date = aside.length < maxAsideLength ? findDueDate(aside, said, said.language) : null
    if (date && (isBareDate(aside, date) || isDateWithReason(aside, date))) return date
  }
  return null
}

const asideWords = /(?<![a-z])(?:due|deadline|latest|the|please|asap|so|ideally|hopefully|at|and|but|then)(?![a-z])/gi

function isBareDate(aside: string, { index, length }: DateRead): boolean {
  const rest = aside.slice(0, index) + aside.slice(index + length)
  return !/\p{L}{2}|(?<!\p{L})I(?!\p{L})/u.test(rest.replace(asideWords, ''))
}

/** "Sunday, before he goes camping": a day and why. */
const isDateWithReason = (aside: string, { index, length }: DateRead) =>
  /^\W*$/.test(aside.slice(0, index)) &&
  /^,? (?:before|at the|or (?:so|sooner|before)|if|latest|please|without fail|for sure)(?!\p{L})/iu.test(
    aside.slice(index + length),
  )
