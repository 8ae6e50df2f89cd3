import { holidayNames, holidayOn } from '../calendar/holidays.ts'
import type { DayPhrase } from './day-phrase.ts'

type Day = Temporal.PlainDate

/** Holidays by their names. */
export const holidayPhrases: DayPhrase[] = [
  {
    says: `(?:(?<lead>this|next|the|last|(?:the )?day before|(?:the )?day after) )?(?<holiday>${holidayNames})(?:(?: of| in|,)? (?<when><year>|next year))?`,
    day: ({ lead, holiday, year, when }, today) => {
      if (lead === 'last') return lastHoliday(holiday, today)
      const day = holidayOn(holiday, today, year ? Number(year) : when ? today.year + 1 : undefined)
      if (lead.endsWith('day before')) return day?.subtract({ days: 1 }) ?? null
      return lead.endsWith('day after') ? (day?.add({ days: 1 }) ?? null) : day
    },
  },
]

const lastHoliday = (holiday: string, today: Day) =>
  [today.year, today.year - 1]
    .map((year) => holidayOn(holiday, today, year))
    .find((day) => day && Temporal.PlainDate.compare(day, today) < 0) ?? null
