import {
  endOfMonth,
  endOfQuarter,
  endOfYear,
  existingDate,
  lastNumbered,
  monthOf,
  nearestYear,
  nextNumbered,
  nthWeekday,
} from '../../calendar/calendar.ts'
import type { DaySaid, Meaning } from './meaning.ts'

type Day = Temporal.PlainDate

const dayOfNext = (day: number): Meaning => ({ day: (_, today) => today.add({ months: 1 }).with({ day }) })
const dayOfNamed = (day: number): Meaning => ({
  day: ({ month, year }, today) => monthOf(today, month, year).with({ day }),
})
const endOfNamed = ({ month, year }: DaySaid, today: Day) => endOfMonth(monthOf(today, month, year))
/** The month of that name that has begun last. */
const lastNamed = ({ month, year }: DaySaid, today: Day) =>
  today.with({ day: 1, month, year: year || (month > today.month ? today.year - 1 : today.year) })

/** Months, quarters and years are met by their last day. */
export const months = {
  thisMonth: { day: (_, today) => endOfMonth(today), whole: 'month' },
  midThisMonth: { day: (_, today) => nextNumbered(today, 15) },
  nextMonth: { day: (_, today) => endOfMonth(today.add({ months: 1 })), whole: 'month' },
  startOfNextMonth: dayOfNext(1),
  midNextMonth: dayOfNext(15),
  lastMonth: { day: (_, today) => today.subtract({ months: 1 }).with({ day: 1 }), whole: 'month' },
  namedMonth: { day: endOfNamed, whole: 'month', back: lastNamed },
  endOfNamedMonth: { day: endOfNamed, whole: 'month', back: lastNamed },
  startOfNamedMonth: dayOfNamed(1),
  midNamedMonth: dayOfNamed(15),
  firstWeekOfMonth: { ...dayOfNamed(7), whole: 'week' },
  thisQuarter: { day: (_, today) => endOfQuarter(today), whole: 'quarter' },
  nextQuarter: { day: (_, today) => endOfQuarter(today.with({ day: 1 }).add({ months: 3 })), whole: 'quarter' },
  numberedQuarter: { day: ({ quarter, year }, today) => quarterOf(today, quarter, year), whole: 'quarter' },
  thisYear: { day: (_, today) => endOfYear(today), whole: 'year' },
  nextYear: { day: (_, today) => endOfYear(today.add({ years: 1 })), whole: 'year' },
  lastYear: { day: (_, today) => today.subtract({ years: 1 }), whole: 'year' },
  endOfNumberedYear: { day: ({ year }, today) => endOfYear(today.with({ year })), whole: 'year' },
} satisfies Record<string, Meaning>

function quarterOf(today: Day, quarter: number, year: number): Day {
  const end = endOfQuarter(today.with({ day: 1, month: quarter * 3 }))
  if (year) return endOfMonth(end.with({ day: 1, year }))
  return Temporal.PlainDate.compare(end, today) >= 0 ? end : endOfMonth(end.with({ day: 1 }).add({ years: 1 }))
}

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

function inNextMonth(today: Temporal.PlainDate, number: number): Temporal.PlainDate | null {
  const month = today.with({ day: 1 }).add({ months: 1 })
  return existingDate(month.year, month.month, number)
}

/** "Fri 14th": the next 14th that is a Friday. */
function numberedWeekday(today: Temporal.PlainDate, weekday: number, number: number): Temporal.PlainDate | null {
  let day = nextNumbered(today, number)
  for (let tries = 0; day && tries < 24; tries++) {
    if (day.dayOfWeek === weekday) return day
    day = nextNumbered(day.add({ days: 1 }), number)
  }
  return nextNumbered(today, number)
}

const nthOf = ({ year, month }: Temporal.PlainDate, { weekday }: DaySaid, nth: number) =>
  nthWeekday(year, month, weekday, nth)

/** Holidays, and the days next to them. */
export const holidays = {
  holiday: { day: ({ holiday, year }, today) => holiday(today, year || undefined), back: lastHoliday },
  holidayNextYear: { day: ({ holiday }, today) => holiday(today, today.year + 1) },
  lastHoliday: { day: lastHoliday },
  dayBeforeHoliday: { day: ({ holiday }, today) => holiday(today)?.subtract({ days: 1 }) ?? null },
  dayAfterHoliday: { day: ({ holiday }, today) => holiday(today)?.add({ days: 1 }) ?? null },
} satisfies Record<string, Meaning>

function lastHoliday({ holiday, year }: DaySaid, today: Temporal.PlainDate) {
  if (year) return holiday(today, year)
  const days = [today.year, today.year - 1].map((each) => holiday(today, each))
  return days.find((day) => day && Temporal.PlainDate.compare(day, today) < 0) ?? null
}
