import { existingDate, lastNumbered, nearestYear, nextNumbered, nthWeekday } from '../../calendar/calendar.ts'
import { monthOf } from '../../calendar/month-of.ts'
import type { DaySaid, Meaning } from './meaning.ts'

type Day = Temporal.PlainDate

/** Days by their number, and weekdays of a month. */
export const daysOfMonth = {
  numbered: {
    day: ({ number }, today) => nextNumbered(today, number),
    back: ({ number }, today) => lastNumbered(today, number),
  },
  numberedOfThisMonth: { day: ({ number }, today) => existingDate(today.year, today.month, number) },
  numberedOfNextMonth: { day: ({ number }, today) => inNextMonth(today, number) },
  numberedWeekday: { day: ({ weekday, number }, today) => numberedWeekday(today, weekday, number) },
  dayOfNamedMonth: {
    day: ({ month, number, year }, today) =>
      year ? existingDate(year, month, number) : nearestYear(today, month, number),
  },
  nthWeekdayOfNamedMonth: { day: (said, today) => nthOf(monthOf(today, said.month, said.year), said, said.number) },
  lastWeekdayOfNamedMonth: { day: (said, today) => nthOf(monthOf(today, said.month, said.year), said, -1) },
  nthWeekdayOfNextMonth: { day: (said, today) => nthOf(today.add({ months: 1 }), said, said.number) },
  lastWeekdayOfNextMonth: { day: (said, today) => nthOf(today.add({ months: 1 }), said, -1) },
  nthWeekdayOfThisMonth: { day: (said, today) => nthOf(today, said, said.number) },
  lastWeekdayOfThisMonth: { day: (said, today) => nthOf(today, said, -1) },
} satisfies Record<string, Meaning>

function inNextMonth(today: Day, number: number): Day | null {
  const month = today.with({ day: 1 }).add({ months: 1 })
  return existingDate(month.year, month.month, number)
}

/** "Fri 14th": the next 14th that is a Friday. */
function numberedWeekday(today: Day, weekday: number, number: number): Day | null {
  let day = nextNumbered(today, number)
  for (let tries = 0; day && tries < 24; tries++) {
    if (day.dayOfWeek === weekday) return day
    day = nextNumbered(day.add({ days: 1 }), number)
  }
  return nextNumbered(today, number)
}

const nthOf = ({ year, month }: Day, { weekday }: DaySaid, nth: number) => nthWeekday(year, month, weekday, nth)
