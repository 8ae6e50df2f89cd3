import { endOfMonth, endOfQuarter, endOfYear, nextNumbered } from '../../calendar/calendar.ts'
import { monthOf } from '../../calendar/month-of.ts'
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
