import { instantText } from '#platform/context/context.ts'
import type { TimeRange } from './rank.ts'
import type { RecallQuestion } from './recall-question.ts'

/** The days of a question as instants in the member's time zone. */
export function timeRangeOf({ span, timeZone }: Pick<RecallQuestion, 'span' | 'timeZone'>): TimeRange | null {
  if (!span) return null
  const begin = (day: Temporal.PlainDate) => instantText(day.toZonedDateTime(timeZone).toInstant())
  return { from: begin(span.from), to: begin(span.to) }
}
