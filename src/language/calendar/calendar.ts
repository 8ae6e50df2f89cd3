type Day = Temporal.PlainDate

/** The calendar date of an instant, where somebody is. */
export const dateAt = (instant: string, timeZone: string): Day =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate()

/** Weeks run from Monday to Sunday. */
export const startOfWeek = (day: Day) => day.subtract({ days: day.dayOfWeek - 1 })
export const inWeek = (day: Day, weeks: number, weekday: number) =>
  startOfWeek(day).add({ days: weeks * 7 + weekday - 1 })

/** The next such weekday, never the day itself. */
export const nextWeekday = (day: Day, weekday: number) => day.add({ days: ((weekday - day.dayOfWeek + 6) % 7) + 1 })
/** The latest such weekday, never the day itself. */
export const weekdayBefore = (day: Day, weekday: number) =>
  day.subtract({ days: ((day.dayOfWeek - weekday + 6) % 7) + 1 })
export const weekdayOnOrAfter = (day: Day, weekday: number) => day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })

/** A working week is over on Friday; who speaks of it at the weekend means the weekend. */
export const endOfWeek = (day: Day) => inWeek(day, 0, day.dayOfWeek > 5 ? 7 : 5)
export const endOfMonth = (day: Day) => day.with({ day: day.daysInMonth })
export const endOfQuarter = (day: Day) => endOfMonth(day.with({ day: 1, month: Math.ceil(day.month / 3) * 3 }))
export const endOfYear = (day: Day) => day.with({ month: 12, day: 31 })

/** A day that exists, or null: there is no 31st of April. */
export function existingDate(year: number, month: number, day: number): Day | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

/** The next day on or after this one with that number in its month. */
export function nextNumbered(from: Day, number: number): Day | null {
  if (number < 1 || number > 31) return null
  for (let months = 0; months < 3; months++) {
    const month = from.with({ day: 1 }).add({ months })
    const found = existingDate(month.year, month.month, number)
    if (found && Temporal.PlainDate.compare(found, from) >= 0) return found
  }
  return null
}

/** The latest day up to this one with that number in its month. */
export function lastNumbered(until: Day, number: number): Day | null {
  for (let months = 0; months < 3; months++) {
    const month = until.with({ day: 1 }).subtract({ months })
    const found = existingDate(month.year, month.month, number)
    if (found && Temporal.PlainDate.compare(found, until) <= 0) return found
  }
  return null
}

/** A month and day without a year: this year's, or next year's once this year's is a month gone. */
export function nearestYear(today: Day, month: number, day: number, weekday = 0): Day | null {
  const all = [0, 1, -1].map((years) => existingDate(today.year + years, month, day)).filter((day) => day !== null)
  const recent = today.subtract({ days: 30 })
  const fitting = all.filter((day) => Temporal.PlainDate.compare(day, recent) >= 0)
  if (weekday) return all.find((day) => day.dayOfWeek === weekday) ?? soonest(fitting)
  return soonest(fitting)
}

/** A number of working days later, or earlier. */
export function addWorkdays(day: Day, count: number): Day {
  let reached = day
  for (let left = Math.abs(count); left > 0; ) {
    reached = reached.add({ days: Math.sign(count) })
    if (reached.dayOfWeek < 6) left--
  }
  return reached
}

/** The nth such weekday of a month; counted from the end when negative. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const found =
    nth > 0
      ? weekdayOnOrAfter(first, weekday).add({ weeks: nth - 1 })
      : nextWeekday(endOfMonth(first), weekday).add({ weeks: nth })
  return found.month === month ? found : null
}

const soonest = (days: Day[]) => days.toSorted(Temporal.PlainDate.compare)[0] ?? null

/** The first day of that month: this year's, or the next to come. */
export function monthOf(today: Temporal.PlainDate, month: number, year: number): Temporal.PlainDate {
  const chosen = year || (month < today.month ? today.year + 1 : today.year)
  return Temporal.PlainDate.from({ year: chosen, month, day: 1 })
}
