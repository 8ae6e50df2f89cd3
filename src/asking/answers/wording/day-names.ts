import { monthName, weekdayName } from '#language/calendar/day-names.ts'

type Day = Temporal.PlainDate

/** A day in an answer: "20 November", with the weekday if it is near, and the year if it is not this year. */
export function dayWords(day: Day, today: Day) {
  const year = day.year === today.year ? '' : ` ${day.year}`
  const weekday = Math.abs(today.until(day).days) <= nearDays ? `${weekdayName(day)}, ` : ''
  return `${weekday}${day.day} ${monthName(day)}${year}`
}

/** Within this many days of today, a weekday is unambiguous. */
const nearDays = 7

/** The same after a verb: "on Friday, 20 November", "today, Friday, 20 November". */
export function onDay(day: Day, today: Day) {
  const away = today.until(day).days
  const near = away === 0 ? 'today' : away === 1 ? 'tomorrow' : away === -1 ? 'yesterday' : null
  return near ? `${near}, ${dayWords(day, today)}` : `on ${dayWords(day, today)}`
}
