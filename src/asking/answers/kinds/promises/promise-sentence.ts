import { dateAt } from '#language/calendar/calendar.ts'
import { endOfDay } from '#people/promises/due.ts'
import { canFollowTo } from '#people/promises/find-promises.ts'
import { onDay } from '../../wording/day-names.ts'
import { nameOf } from '../../wording/lists.ts'
import { quoteOf } from '../../wording/quotes.ts'
import type { Promised } from './promise-rows.ts'

type Seen = {
  today: Temporal.PlainDate
  timeZone: string
  isOverdue: boolean
  saysWhen?: boolean
  asksOnTime?: boolean
}

const maxPromiseLength = 200

/** "You promised Ana Ribeiro to send the deck; it is due on Friday, 20 November." */
export function promiseSentence(row: Promised, seen: Seen) {
  const made = seen.saysWhen ? ` ${onDay(dateAt(row.madeAt, seen.timeZone), seen.today)}` : ''
  return `You promised ${nameOf(row)}${made}${promiseText(row.text)}${promiseStatus(row, seen)}.`
}

function promiseText(text: string) {
  const plain = quoteOf(text, maxPromiseLength).replace(/[.!\s]+$/u, '')
  if (!canFollowTo(plain)) return `: “${plain}”`
  return ` to ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
}

function promiseStatus({ completedAt, dueOn, dueTime, dueAssumedAt }: Promised, seen: Seen) {
  const { today, timeZone, isOverdue } = seen
  if (completedAt !== null) {
    const kept = `; you kept it ${onDay(dateAt(completedAt, timeZone), today)}`
    const due =
      dueAssumedAt === null ? `it was due ${onDay(Temporal.PlainDate.from(dueOn), today)}` : 'no day was named'
    return seen.asksOnTime ? `${kept}, and ${due}` : kept
  }
  if (dueAssumedAt !== null) return '; no day was named'
  const day = onDay(Temporal.PlainDate.from(dueOn), today)
  const at = dueTime === endOfDay ? '' : ` at ${dueTime}`
  return isOverdue ? `; it was due ${day}${at} and is overdue` : `; it is due ${day}${at}`
}
