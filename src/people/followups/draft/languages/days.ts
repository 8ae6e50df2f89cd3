import { startOfWeek } from '#language/calendar/calendar.ts'
import { monthName, weekdayName } from '#language/calendar/day-names.ts'
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

/** When something was, as people write it in a message: "on Tuesday", "last week", "on 4 November", "in March". */
export const whenItWas = (day: Day, today: Day) =>
  pastDay(day, today, {
    days: { 0: 'today', [-1]: 'yesterday' },
    weekday: `on ${weekdayName(day)}`,
    lastWeek: 'last week',
    date: `on ${plainDay(day, today)}`,
    month: `in ${monthName(day)}${yearOf(day, today)}`,
  })

function yearOf(day: Day, today: Day) {
  if (day.year === today.year) return ''
  return day.year === today.year - 1 ? ' last year' : ` ${day.year}`
}

/** By when something will be: "today", "by Friday", "by 14 March". */
export const byWhen = (day: Day, today: Day) => nearDay(day, today) ?? `by ${plainDay(day, today)}`

/** On which day something is or just was: "tomorrow", "on Friday", "on 14 March". */
export const onDay = (day: Day, today: Day) => nearDay(day, today) ?? `on ${plainDay(day, today)}`

function nearDay(day: Day, today: Day) {
  const near: Record<number, string> = { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' }
  return near[today.until(day).days] ?? null
}

function plainDay(day: Day, today: Day) {
  if (Math.abs(today.until(day).days) < 7) return weekdayName(day)
  return `${day.day} ${monthName(day)}${day.year === today.year ? '' : ` ${day.year}`}`
}
