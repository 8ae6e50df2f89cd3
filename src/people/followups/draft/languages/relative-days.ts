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

const weeksBetween = (day: Day, today: Day) => startOfWeek(day).until(startOfWeek(today)).days / 7
const monthsBetween = (day: Day, today: Day) => (today.year - day.year) * 12 + today.month - day.month
