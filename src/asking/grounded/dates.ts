import { dateAt } from '#language/calendar/calendar.ts'

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A day in a prompt: Wednesday, 4 March 2026. */
export const writtenDay = (day: Temporal.PlainDate) => format.format(day)

export const writtenDayOf = (at: string, timeZone: string) => writtenDay(dateAt(at, timeZone))

/** A day in an answer: 4 March 2026. */
export const dateOf = (at: string, timeZone: string) => short.format(dateAt(at, timeZone))
