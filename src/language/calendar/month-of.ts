import { monthNumber } from './day-names.ts'

type Day = Temporal.PlainDate

/** A day of the month of that name: this year's, or the next to come. */
export function monthOf(today: Day, month: string, year: string, pick: (first: Day) => Day): Day {
  const number = monthNumber(month)
  const chosen = year ? Number(year) : number < today.month ? today.year + 1 : today.year
  return pick(Temporal.PlainDate.from({ year: chosen, month: number, day: 1 }))
}
