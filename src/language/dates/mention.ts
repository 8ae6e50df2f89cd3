import type { Language } from '../languages/language.ts'

/** When and where something was said. */
export type Moment = { at: Temporal.Instant; timeZone: string }
/** The same with its language. */
export type Said = Moment & { language: Language }
export type Span = { index: number; length: number }
/** A due date as written in a text; `apart` is its time of day if that is elsewhere. */
export type DateRead = Span & { dueOn: string; dueTime: string | null; apart?: Span }
/** Any date in a text, also one that is gone; `by` when it is given as a deadline. */
export type Mention = Span & { day: Temporal.PlainDate; time: string | null; by: boolean; apart?: Span }

/** Tells the days from today on from those that are gone, where something was said. */
export function daysAhead({ at, timeZone }: Moment): (named: { day: Temporal.PlainDate }) => boolean {
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate()
  return ({ day }) => Temporal.PlainDate.compare(day, today) >= 0
}
