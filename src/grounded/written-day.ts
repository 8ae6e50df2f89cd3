import { dayOf } from '../moves/rhythm.ts'

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A day as a model and a person read it: Wednesday 4 March 2026. */
export const writtenDay = (day: Temporal.PlainDate) => format.format(day)

export const writtenDayOf = (at: string, timeZone: string) => writtenDay(dayOf(at, timeZone))
