import { phrases } from '../phrases/phrases.ts'
import { wordList } from '../words/word-set.ts'
import { startOfWeek } from './calendar.ts'

/** Monday is the first, as in Temporal. */
export const weekdays = wordList('monday tuesday wednesday thursday friday saturday sunday')
export const months = wordList('january february march april may june july august september october november december')

const capitalise = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)
export const weekdayName = (day: Temporal.PlainDate) => capitalise(weekdays[day.dayOfWeek - 1])
/** Also of a month without a year. */
export const monthName = ({ month }: { month: number }) => capitalise(months[month - 1])

/** Their first three letters, by which they are known however they are shortened. */
const short = (name: string) => name.slice(0, 3)
export const shortWeekdays = weekdays.map(short)
export const shortMonths = months.map(short)

/** Monday is 1; 0 for a word that is no weekday. */
export const weekdayNumber = (word: string) => shortWeekdays.indexOf(short(word).toLowerCase()) + 1
/** January is 1; 0 for a word that is no month. */
export const monthNumber = (word: string) => shortMonths.indexOf(short(word).toLowerCase()) + 1

/** The capitalized prefixes of their names, which distinguish a date from a person. */
export const capitalisedDay = phrases`Mon, Tue, Wed, Thu, Fri, Sat, Sun`
export const capitalisedMonth = phrases`Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec`
export const capitalisedDayOrMonth = phrases`${capitalisedDay}, ${capitalisedMonth}`

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
