import { instantText } from '#platform/context/context.ts'
import type { Entry } from './entries.ts'
import type { TimeRange } from './rank.ts'
import type { RecallQuestion } from './recall-question.ts'

/** The days of a question as instants in the member's time zone. */
export function timeRangeOf({ span, timeZone }: Pick<RecallQuestion, 'span' | 'timeZone'>): TimeRange | null {
  if (!span) return null
  const begin = (day: Temporal.PlainDate) => instantText(day.toZonedDateTime(timeZone).toInstant())
  return { from: begin(span.from), to: begin(span.to) }
}

/** Whether a passage may be cited: a question that is limited to a time takes no entry of another time. */
export function isWithinLimit(question: Pick<RecallQuestion, 'span' | 'timeZone' | 'isOnlyThen'>) {
  const range = question.isOnlyThen ? timeRangeOf(question) : null
  return ({ kind, at }: Pick<Entry, 'kind' | 'at'>) =>
    range === null || kind !== 'interaction' || (at >= range.from && at < range.to)
}
