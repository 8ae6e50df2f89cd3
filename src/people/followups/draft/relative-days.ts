import { startOfWeek } from '#language/calendar/calendar.ts'
import { monthName, weekdayName } from '#language/calendar/day-names.ts'

type Day = Temporal.PlainDate

/** When something was, as people write it in a message: "on Tuesday", "last week", "in March". */
export function whenItWas(day: Day, today: Day): string {
  const days = day.until(today).days
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `on ${weekdayName(day)}`
  if (days <= 13) return weeksBetween(day, today) === 1 ? 'last week' : 'the week before last'
  if (days <= 27) return 'a few weeks ago'
  if (monthsBetween(day, today) <= 1) return 'last month'
  if (day.year === today.year) return `in ${monthName(day)}`
  return day.year === today.year - 1 ? `in ${monthName(day)} last year` : `in ${monthName(day)} ${day.year}`
}

/** By when something will be: "today", "by Friday", "by 14 March". */
export function byWhen(day: Day, today: Day): string {
  const days = today.until(day).days
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days < 7) return `by ${weekdayName(day)}`
  return `by ${day.day} ${monthName(day)}${day.year === today.year ? '' : ` ${day.year}`}`
}

const weeksBetween = (day: Day, today: Day) => startOfWeek(day).until(startOfWeek(today)).days / 7
const monthsBetween = (day: Day, today: Day) => (today.year - day.year) * 12 + today.month - day.month
