import { startOfWeek } from './calendar.ts'
import { monthName, weekdayName } from './day-names.ts'

/** A day as people say it, seen from today: fits after "was due", "is due", "talked" and the like. */
export function sayDay(day: Temporal.PlainDate, today: Temporal.PlainDate) {
  const days = today.until(day).days
  if (days === 0) return 'today'
  return days < 0 ? sayPast(day, today, -days) : sayComing(day, today, days)
}

function sayPast(day: Temporal.PlainDate, today: Temporal.PlainDate, ago: number) {
  if (ago === 1) return 'yesterday'
  if (ago < 7) return `on ${weekdayName(day)}`
  if (ago < 14) return isLastWeek(day, today) ? 'last week' : 'two weeks ago'
  const monthsAgo = 12 * (today.year - day.year) + today.month - day.month
  if (ago < 28 || monthsAgo === 0) return `${numeral(Math.round(ago / 7))} weeks ago`
  return monthsAgo < 11 ? `in ${monthName(day)}` : `in ${monthName(day)} ${day.year}`
}

function sayComing(day: Temporal.PlainDate, today: Temporal.PlainDate, days: number) {
  if (days === 1) return 'tomorrow'
  if (days < 7) return `on ${weekdayName(day)}`
  if (days === 7) return 'in a week'
  return `on ${day.day} ${monthName(day)}${day.year === today.year ? '' : ` ${day.year}`}`
}

/** A number of days in the unit that people count such a length in: from a fortnight to years. */
export function lengthOf(days: number): { unit: 'day' | 'week' | 'month' | 'year'; count: number } {
  if (days < 14) return days === 7 ? { unit: 'week', count: 1 } : { unit: 'day', count: days }
  if (days < 60)
    return days === 30 || days === 31 ? { unit: 'month', count: 1 } : { unit: 'week', count: Math.round(days / 7) }
  const months = Math.round(days / 30.44)
  if (months < 12) return { unit: 'month', count: months }
  return { unit: 'year', count: Math.max(1, Math.round(days / 365.25)) }
}

/** How long it has been, roughly. */
export function sayLength(days: number) {
  const { unit, count } = lengthOf(days)
  if (unit === 'month' && count === 6) return 'half a year'
  return count === 1 ? `a ${unit}` : `${numeral(count)} ${unit}s`
}

/** "every two months", from a number of days. */
export function sayRhythm(days: number) {
  const length = sayLength(days)
  return length === 'half a year' ? 'twice a year' : `every ${length.replace(/^an? /, '')}`
}

export function numeral(count: number) {
  return numerals[count] ?? String(count)
}

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const isLastWeek = (day: Temporal.PlainDate, today: Temporal.PlainDate) =>
  startOfWeek(day).until(startOfWeek(today)).days === 7
