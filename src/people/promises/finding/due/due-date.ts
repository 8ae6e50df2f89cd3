import { countedDay } from '#language/dates/counted-days.ts'
import { mentions, readDate } from '#language/dates/dates.ts'
import { daysAhead } from '#language/dates/days-ahead.ts'
import type { DateRead, Said, Span } from '#language/dates/mention.ts'
import { asLine } from '../deeds/wording.ts'
import type { Commitment } from '../openers/commitment.ts'
import { neededBefore, neededBy } from './needed-by.ts'

const longestRead = 500

export type Around = {
  /** The clause before it in its sentence. */
  last: string
  /** The clauses before it and after it, from the sentences next to it too, in their order. */
  preceding: string[]
  following: string[]
  /** The label or heading that it stands under. */
  label: string
  /** All that stands before it, for "by then". */
  earlier: string
  said: Said
}

/** The day a deed is due, and the deed without the words for it. */
export function dueOf(deed: string, commitment: Commitment, around: Around, alone: boolean) {
  const { said } = around
  const words = deed.slice(0, longestRead)
  const own = words.slice(0, reason.exec(words)?.index ?? words.length)
  const before = commitment.before.slice(-longestRead)
  const earlier = around.earlier.slice(-longestRead)
  const within =
    countedDay(own, `${earlier} ${isDateLabel(around.following[0] ?? '', said) ? around.following[0] : ''}`, said) ??
    readDate(own, said)
  const due =
    within ??
    dateOfThen(words, earlier, said) ??
    (alone ? dateAhead(commitment, before, said) : null) ??
    dateAround(words, commitment, around)
  const gone = within ? [] : mentions(words, said).filter((one) => !daysAhead(said)(one))
  return {
    text: asLine(deed, within ? spansOf(within) : gone),
    dueOn: due?.dueOn ?? null,
    dueTime: due?.dueTime ?? null,
  }
}

/** In the clauses and sentences next to it, or in its label. */
function dateAround(deed: string, { dateBefore }: Commitment, { last, preceding, following, label, said }: Around) {
  const before = dateBefore || stillToCome.test(last.trim()) ? last : ''
  return (
    onlyDate([...following.slice(0, 1), before, label], said) ??
    meetingDate(before, said) ??
    neededBy(following, deed, said) ??
    onlyDate(following, said) ??
    neededBefore(preceding, deed, said) ??
    labelDate(label, said)
  )
}

/** "To do by Friday:" above what is to be done. */
const labelDate = (label: string, said: Said) =>
  /(?<!\p{L})(?:by|before|due|for|this|today|tonight|tomorrow|next|end of|eo[dwm])(?!\p{L})/iu.test(label) &&
  !/(?<!\p{L})(?:from|after)(?!\p{L})/iu.test(label)
    ? readDate(label, said)
    : null

/** "In a fortnight I'm to help": before an outright promise ("On Friday I promised") only what must be still to come. */
function dateAhead({ dateBefore }: Commitment, before: string, said: Said): DateRead | null {
  const date = countedDay(before, '', said) ?? readDate(before, said)
  if (!date || dateBefore) return date
  return stillToCome.test(before.slice(date.index, date.index + date.length)) ? date : null
}

const stillToCome =
  /^(?:by|before|no later|until|within|tomorrow|tonight|next|(?:the )?end of|in (?:an?|the next|\d+|one|two|three|four|five|six|ten) )/i

const spansOf = ({ index, length, apart }: DateRead): Span[] => [{ index, length }, ...(apart ? [apart] : [])]

const asideWords = /(?<![a-z])(?:due|deadline|latest|the|please|asap|so|ideally|hopefully|at|and|but|then)(?![a-z])/gi

/** From here on somebody else is spoken of: "because he flies on Friday", "who is back on Monday". */
const reason =
  /,?\swhose \p{L}+ |,?\s(?:because|'?cause|cuz|since|although|though|whereas|whose|who(?:'s| is| will| has| was)|as|seeing as) (?=(?:she|he|they|it|the|her|his|their|my|we|back|\p{Lu})(?!\p{L})|\p{Lu}|in |on |at )|,? (?:although|because) |,\s(?:(?:next|her|his|their|the|our|my) )?(?:lesson|class|exam|test|match|game|tournament|concert|gig|show|wedding|party|interview|meeting|mtg|flight|session|launch|release|rehearsal|birthday|bday|hearing|race|appointment|op|scan|trip|event|conference|conf|demo|committee|viva|recital|service|funeral|opening|planning committee)(?:'s| is)? /u

const then =
  /\s(?:(?:by|before|until|till|on) )?(?:then|(?<=before )(?:that|this)(?!\sp{L})|that (?:day|date|evening|morning|night|afternoon|weekend|week)|the same day|the day|the (?:day|night|morning|evening|afternoon) of)(?=\W*$|,|;| no | so | and | if | at )/i

/** "Thursday is the cut-off, so I'll hand it in by then": the last day that was named. */
function dateOfThen(words: string, earlier: string, said: Said): DateRead | null {
  if (!then.test(words)) return null
  const named = mentions(earlier, said).findLast(daysAhead(said))
  const day = /\sbefore (?:then|that|this)\W/i.test(`${words} `) ? named?.day.subtract({ days: 1 }) : named?.day
  return named && day ? { dueOn: day.toString(), dueTime: named.time, index: 0, length: 0 } : null
}

/** "When I see her on Friday I'll give it back" */
const meetingDate = (clause: string | undefined, said: Said) =>
  clause &&
  /^\s*(?:(?:and|so|but) )?(?:when|once|as soon as|after|before|the (?:minute|moment|day|second))\s/i.test(clause)
    ? readDate(clause.slice(-longestRead), said)
    : null

/** "(by 15 Sept)" or "- EOD" after a deed: nothing but a date. */
function onlyDate(asides: string[], said: Said): DateRead | null {
  for (const aside of asides) {
    const date = aside.length < 60 ? readDate(aside, said) : null
    if (date && (isBare(aside, date) || isHeadDate(aside, date))) return date
  }
  return null
}

/** Whether a label is nothing but a day to come. */
export const isDateLabel = (label: string, said: Said) => label !== '' && onlyDate([label], said) !== null

/** "Sunday, before he goes camping": a day and why. */
const isHeadDate = (aside: string, { index, length }: DateRead) =>
  /^\W*$/.test(aside.slice(0, index)) &&
  /^,? (?:before|at the|or (?:so|sooner|before)|if|latest|please|without fail|for sure)(?!\p{L})/iu.test(
    aside.slice(index + length),
  )

function isBare(aside: string, date: DateRead): boolean {
  const rest = aside.slice(0, date.index) + aside.slice(date.index + date.length)
  return !/\p{L}{2}|(?<!\p{L})I(?!\p{L})/u.test(rest.replace(asideWords, ''))
}
