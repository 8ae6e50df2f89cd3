import { dateAt } from '#language/calendar/calendar.ts'
import { lazy } from '#language/phrases/lazy.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const short = lazy(() => new Intl.DateTimeFormat('en-GB', day))
const long = lazy(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...day }))

/** A day in a prompt: Wednesday, 4 March 2026. */
export const writtenDay = (at: Temporal.PlainDate) => long().format(at)

export const writtenDayOf = (at: string, timeZone: string) => writtenDay(dateAt(at, timeZone))

/** A day in an answer: 4 March 2026. */
export const dateOf = (at: string, timeZone: string) => short().format(dateAt(at, timeZone))
