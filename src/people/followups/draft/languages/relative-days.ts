import { monthName, weekdayName } from '#language/calendar/day-names.ts'
import { pastDay } from './calendar-names.ts'

type Day = Temporal.PlainDate

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
