import { endOfMonth, endOfQuarter, endOfYear } from '../calendar/calendar.ts'
import { monthOf } from '../calendar/month-of.ts'
import { type DayPhrase, early, next, weekEnd } from './day-phrase.ts'

type Day = Temporal.PlainDate

/** Months, quarters and years are met by their last day. */
export const monthPhrases: DayPhrase[] = [
  { says: 'within the month', day: (_, today) => endOfMonth(today), whole: true },
  {
    says: `${weekEnd} <year>`,
    day: ({ year }) => Temporal.PlainDate.from({ year: Number(year), month: 12, day: 31 }),
    whole: true,
  },
  {
    says: '(?:in |during )?(?:the )?last week of <month>(?:,? <year>)?',
    day: ({ month, year }, today) => monthOf(today, month, year, endOfMonth),
    whole: true,
  },
  {
    says: '(?:in |during )?(?:the )?first week of <month>(?:,? <year>)?',
    day: ({ month, year }, today) => monthOf(today, month, year, (day) => day.with({ day: 7 })),
    whole: true,
  },
  {
    says: `(?:later |sometime )?this month|${weekEnd} (?:the |this )?month|month[- ]end|eom|before the month is (?:out|over)`,
    day: (_, today) => endOfMonth(today),
    whole: true,
  },
  {
    says: `(?:sometime |later |late )?${next} month|${weekEnd} ${next} month`,
    day: (_, today) => endOfMonth(today.add({ months: 1 })),
    whole: true,
  },
  {
    says: `(?:${early}) ${next} month|(?:the )?first of ${next} month`,
    day: (_, today) => today.add({ months: 1 }).with({ day: 1 }),
  },
  { says: `mid(?:dle of)?[- ]?${next} month`, day: (_, today) => today.add({ months: 1 }).with({ day: 15 }) },
  { says: '(?:last|the past|past|previous) month', day: (_, today) => today.subtract({ months: 1 }).with({ day: 1 }) },
  {
    says: `${weekEnd} <month>(?:,? <year>)?|(?:late|end)(?: in)? <month>|eom <month>`,
    day: ({ month, year }, today) => monthOf(today, month, year, endOfMonth),
    whole: true,
  },
  {
    says: '(?:in|during|sometime in) <month>(?:,? <year>)?(?! ?\\d)',
    day: ({ month, year }, today) => monthOf(today, month, year, endOfMonth),
    whole: true,
  },
  {
    says: `(?:by|until|till|before|${early}) <month>(?:,? <year>)?(?! ?\\d)`,
    day: ({ month, year }, today) => monthOf(today, month, year, (day) => day.with({ day: 1 })),
  },
  {
    says: `mid(?:dle of)?[- ]?<month>(?:,? <year>)?|(?:the )?ides of <month>`,
    day: ({ month, year }, today) => monthOf(today, month, year, (day) => day.with({ day: 15 })),
  },
  { says: 'next <month>', day: ({ month }, today) => monthOf(today, month, '', endOfMonth), whole: true },
  {
    says: `(?:this|the current) (?:quarter|qtr)|${weekEnd} (?:the |this )?(?:quarter|qtr)|eoq`,
    day: (_, today) => endOfQuarter(today),
    whole: true,
  },
  {
    says: `(?:${weekEnd} )?${next} (?:quarter|qtr)`,
    day: (_, today) => endOfQuarter(today.with({ day: 1 }).add({ months: 3 })),
    whole: true,
  },
  {
    says: `(?:(?:in|by|${weekEnd}) )q(?<quarter>[1-4])(?: <year>)?`,
    day: ({ quarter, year }, today) => quarterOf(today, Number(quarter), year),
    whole: true,
  },
  {
    says: `(?:later |sometime )?this year|${weekEnd} (?:the |this )?year|year[- ]end|eoy|before the year is out`,
    day: (_, today) => endOfYear(today),
    whole: true,
  },
  { says: `(?:${weekEnd} )?next (?:year|yr)`, day: (_, today) => endOfYear(today.add({ years: 1 })), whole: true },
  { says: '(?:last|the past|past|previous) (?:year|yr)', day: (_, today) => today.subtract({ years: 1 }) },
]

function quarterOf(today: Day, quarter: number, year: string): Day {
  const end = endOfQuarter(today.with({ day: 1, month: quarter * 3 }))
  if (year) return endOfMonth(end.with({ day: 1, year: Number(year) }))
  return Temporal.PlainDate.compare(end, today) >= 0 ? end : endOfMonth(end.with({ day: 1 }).add({ years: 1 }))
}
