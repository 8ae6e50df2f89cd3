import type { DaySaid, Meaning } from './meaning.ts'

type Day = Temporal.PlainDate

/** Holidays, and the days next to them. */
export const holidays = {
  holiday: { day: ({ holiday, year }, today) => holiday(today, year || undefined), back: lastHoliday },
  holidayNextYear: { day: ({ holiday }, today) => holiday(today, today.year + 1) },
  lastHoliday: { day: lastHoliday },
  dayBeforeHoliday: { day: ({ holiday }, today) => holiday(today)?.subtract({ days: 1 }) ?? null },
  dayAfterHoliday: { day: ({ holiday }, today) => holiday(today)?.add({ days: 1 }) ?? null },
} satisfies Record<string, Meaning>

function lastHoliday({ holiday, year }: DaySaid, today: Day) {
  if (year) return holiday(today, year)
  const days = [today.year, today.year - 1].map((each) => holiday(today, each))
  return days.find((day) => day && Temporal.PlainDate.compare(day, today) < 0) ?? null
}
