/** Month and day of a birthday, whether or not its year is known. */
export const birthdayKey = (birthday: string | null) => birthday?.slice(-5) ?? null

type Range = [from: string, to: string]

/** The days of a stretch as months and days; two ranges, because a year may end in it. */
export function birthdayRanges(today: Temporal.PlainDate, days: number): [Range, Range] {
  const end = today.add({ days })
  const [from, to] = [monthAndDay(today), monthAndDay(end)]
  // Who was born on a leap day has the last of February in other years.
  const last = to === '02-28' && !end.inLeapYear ? '02-29' : to
  return from <= to
    ? [[from, last], emptyRange]
    : [
        [from, '12-31'],
        ['01-01', last],
      ]
}

const emptyRange: Range = ['99', '00']

/** The next time it is somebody's birthday, today included. */
export function nextBirthday(birthdayOn: string, today: Temporal.PlainDate) {
  const thisYear = birthdayIn(birthdayOn, today)
  return thisYear < today.toString() ? birthdayIn(birthdayOn, today.add({ years: 1 })) : thisYear
}

function birthdayIn(birthdayOn: string, { year, inLeapYear }: Temporal.PlainDate) {
  return `${year}-${birthdayOn === '02-29' && !inLeapYear ? '02-28' : birthdayOn}`
}

/** How old somebody turns, where the year of birth is known and can be true. */
export function ageOn(birthday: string, on: string) {
  const age = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))
  return birthday.startsWith('--') || age < 1 || age > 120 ? null : age
}

const monthAndDay = (day: Temporal.PlainDate) => day.toString().slice(5)

type YearlyDate = { kind: string; date: string; repeats: 'yearly' | 'once' }

/** The next time of a date, today included; null if it has passed for good. Nobody is reminded of the day of a death. */
export function nextOccurrence({ kind, date, repeats }: YearlyDate, today: Temporal.PlainDate) {
  if (kind === 'died') return null
  const isToCome = !date.startsWith('--') && date >= today.toString()
  if (isToCome) return date
  return repeats === 'once' ? null : nextBirthday(date.slice(-5), today)
}
