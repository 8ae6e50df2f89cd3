import { startOfWeek } from '#language/calendar/calendar.ts'
import type { Day } from './phrasebook.ts'

/** "24. November", "24 novembre", "24 de noviembre", with the year where it is another. */
export function dateIn(locale: string, day: Day, today: Day) {
  const year = day.year === today.year ? {} : { year: 'numeric' as const }
  return day.toLocaleString(locale, { day: 'numeric', month: 'long', ...year })
}

export const weekdayIn = (locale: string, day: Day) => day.toLocaleString(locale, { weekday: 'long' })

/** The month as one says it of a day that is over, with the year where it is another. */
export function monthIn(locale: string, day: Day, today: Day) {
  const month = day.toLocaleString(locale, { month: 'long' })
  return day.year === today.year ? month : `${month} ${day.year}`
}

type Said = { days: Record<number, string>; weekday: string; lastWeek: string; date: string; month: string }

/** So long after, nobody remembers the date. */
const dateDays = 45

/** When something was, from the few ways in which a language says it. */
export function pastDay(day: Day, today: Day, { days, weekday, lastWeek, date, month }: Said) {
  const ago = day.until(today).days
  const near = days[-ago]
  if (near !== undefined) return near
  if (ago < 7) return weekday
  if (isLastWeek(day, today)) return lastWeek
  return ago <= dateDays ? date : month
}

const isLastWeek = (day: Day, today: Day) => startOfWeek(day).until(startOfWeek(today)).days === 7
