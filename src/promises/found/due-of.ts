import type { Commitment } from './commitment.ts'
import { mentions, readDate } from './dates.ts'
import type { DateRead, Said, Span } from './mention.ts'
import { asLine } from './wording.ts'

const longestRead = 500

type Around = { commitment: Commitment; asides: string[]; earlier: string; said: Said; alone: boolean }

/** The day a deed is due, and the deed without the words for it. */
export function dueOf(deed: string, { commitment, asides, earlier, said, alone }: Around) {
  const words = deed.slice(0, longestRead)
  const own = words.slice(0, reason.exec(words)?.index ?? words.length)
  const within = readDate(own, said)
  const outside = within
    ? null
    : (dateOfThen(words, earlier, said) ??
      onlyDate(asides, said) ??
      meetingDate(commitment.dateBefore ? asides[1] : undefined, said) ??
      (alone && commitment.dateBefore ? readDate(commitment.before.slice(-longestRead), said) : null))
  const gone = within ? [] : mentions(words, said).filter(({ day }) => isPast(day, said))
  const due = within ?? outside
  return {
    text: asLine(deed, within ? spansOf(within) : gone),
    dueOn: due?.dueOn ?? null,
    dueTime: due?.dueTime ?? null,
  }
}

const spansOf = ({ index, length, apart }: DateRead): Span[] => [{ index, length }, ...(apart ? [apart] : [])]

const asideWords = /(?<![a-z])(?:due|deadline|latest|the|please|asap|so|ideally|hopefully|at|and|but|then)(?![a-z])/gi

/** From here on somebody else is spoken of: "because he flies on Friday", "who is back on Monday". */
const reason =
  /,?\s(?:because|'?cause|cuz|since|although|though|whereas|whose|who(?:'s| is| will| has| was)|as|seeing as) (?=(?:she|he|they|it|the|her|his|their|my|we|back|\p{Lu})(?!\p{L})|\p{Lu}|in |on |at )|,? (?:although|because) |,\s(?:(?:next|her|his|their|the|our|my) )?(?:lesson|class|exam|test|match|game|tournament|concert|gig|show|wedding|party|interview|meeting|mtg|flight|session|launch|release|rehearsal|birthday|bday|hearing|race|appointment|op|scan|trip|event|conference|conf|demo|committee|viva|recital|service|funeral|opening|planning committee)(?:'s| is)? /u

const then =
  /\s(?:(?:by|before|until|till|on) )?(?:then|that (?:day|date|evening|morning|night|afternoon|weekend|week)|the same day|the day)(?=\W*$|,|;| no | so | and | if | at )/i

/** "Thursday is the cut-off, so I'll hand it in by then": the last day that was named. */
function dateOfThen(words: string, earlier: string, said: Said): DateRead | null {
  if (!then.test(words)) return null
  const named = mentions(earlier.slice(-longestRead), said).findLast(({ day }) => !isPast(day, said))
  return named ? { dueOn: named.day.toString(), dueTime: named.time, index: 0, length: 0 } : null
}

/** "When I see her on Friday I'll give it back" */
const meetingDate = (clause: string | undefined, said: Said) =>
  clause && /^\s*(?:when|once|as soon as)\s/i.test(clause) ? readDate(clause.slice(-longestRead), said) : null

/** "(by 15 Sept)" or "- EOD" after a deed: nothing but a date. */
function onlyDate(asides: string[], said: Said): DateRead | null {
  for (const aside of asides) {
    const date = aside.length < 60 ? readDate(aside, said) : null
    if (date && isBare(aside, date)) return date
  }
  return null
}

function isBare(aside: string, date: DateRead): boolean {
  const rest = aside.slice(0, date.index) + aside.slice(date.index + date.length)
  return !/\p{L}{2}|(?<!\p{L})I(?!\p{L})/u.test(rest.replace(asideWords, ''))
}

function isPast(day: Temporal.PlainDate, said: Said): boolean {
  return Temporal.PlainDate.compare(day, said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()) < 0
}
