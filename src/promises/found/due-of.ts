import type { Commitment } from './commitment.ts'
import { mentions, readDate } from './dates.ts'
import type { DateRead, Said, Span } from './mention.ts'
import { asLine } from './wording.ts'

const longestRead = 500

type Around = { commitment: Commitment; aside: string; said: Said; alone: boolean }

/** The day a deed is due, and the deed without the words for it. */
export function dueOf(deed: string, { commitment, aside, said, alone }: Around) {
  const words = deed.slice(0, longestRead)
  const within = readDate(words, said)
  const outside = within
    ? null
    : (onlyDate(aside, said) ??
      (alone && commitment.dateBefore ? readDate(commitment.before.slice(-longestRead), said) : null))
  const gone = mentions(words, said).filter(({ day }) => isPast(day, said))
  const due = within ?? outside
  return {
    text: asLine(deed, within ? spansOf(within) : gone),
    dueOn: due?.dueOn ?? null,
    dueTime: due?.dueTime ?? null,
  }
}

const spansOf = ({ index, length, apart }: DateRead): Span[] => [{ index, length }, ...(apart ? [apart] : [])]

/** "(by 15 Sept)" or "- EOD" after a deed: nothing but a date. */
function onlyDate(aside: string, said: Said): DateRead | null {
  if (aside.length > 60) return null
  const date = readDate(aside, said)
  if (!date) return null
  const rest = aside.slice(0, date.index) + aside.slice(date.index + date.length)
  return /\p{L}{3}/u.test(
    rest.replace(/(?<![a-zÀ-ɏ])(?:due|deadline|latest|the|please|asap|so|ideally|hopefully|at)(?![a-zÀ-ɏ])/gi, ''),
  )
    ? null
    : date
}

function isPast(day: Temporal.PlainDate, said: Said): boolean {
  return Temporal.PlainDate.compare(day, said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()) < 0
}
