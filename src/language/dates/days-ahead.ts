import type { Moment } from './mention.ts'

/** Tells the days from today on from those that are gone, where something was said. */
export function daysAhead({ at, timeZone }: Moment): (named: { day: Temporal.PlainDate }) => boolean {
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate()
  return ({ day }) => Temporal.PlainDate.compare(day, today) >= 0
}
