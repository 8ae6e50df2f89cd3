type Day = Temporal.PlainDate

export type Unit = 'day' | 'workday' | 'week' | 'weekend' | 'fortnight' | 'month' | 'quarter' | 'year'

/** The meaning of one phrase in any language: zero or empty for missing parts. */
export type DaySaid = {
  weekday: number
  month: number
  number: number
  count: number
  unit: Unit
  quarter: number
  year: number
  holiday: (from: Day, year?: number) => Day | null
}

/**
 * The day that a phrase means, relative to another. `whole`: a period due by its end, so "before" it doesn't mean the
 * day before. `back`: its meaning in a statement about the past.
 */
export type Meaning = {
  day: (said: DaySaid, today: Day) => Day | null
  whole?: Unit
  back?: (said: DaySaid, today: Day) => Day | null
  /** It is as exact as the unit that it counts by. */
  isCounted?: boolean
}

/** So many days, weeks, months or years after a day, or before it. */
export function addSpan({ count, unit }: Pick<DaySaid, 'count' | 'unit'>, from: Day, sign = 1): Day | null {
  const many = count * sign
  if (unit === 'day') return from.add({ days: many })
  if (unit === 'week') return from.add({ weeks: many })
  if (unit === 'fortnight') return from.add({ weeks: 2 * many })
  if (unit === 'month') return from.add({ months: many })
  if (unit === 'quarter') return from.add({ months: 3 * many })
  return unit === 'year' ? from.add({ years: many }) : null
}
