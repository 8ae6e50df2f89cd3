/** The first day of that month: this year's, or the next to come. */
export function monthOf(today: Temporal.PlainDate, month: number, year: number): Temporal.PlainDate {
  const chosen = year || (month < today.month ? today.year + 1 : today.year)
  return Temporal.PlainDate.from({ year: chosen, month, day: 1 })
}
