import { type Clock, todayOf } from '../drawing/dates.ts'

const soonDays = 14

/** The day and month, how far the next one is, and the age if the year is known. */
export function birthdayName(page: Clock, birthday: string) {
  const { date, days, age } = nextBirthday(page, birthday)
  const day = date.toLocaleString(page.locale, { day: 'numeric', month: 'long' })
  const when = new Intl.RelativeTimeFormat(page.locale, { numeric: 'auto' }).format(days, 'day')
  return { day, when, age }
}

export function isSoon(page: Clock, birthday: string) {
  return nextBirthday(page, birthday).days <= soonDays
}

/** `birthday` is a date, or `--04-23` without a year. Who is born on 29 February has it on the 28th in other years. */
function nextBirthday(page: Clock, birthday: string) {
  const today = todayOf(page)
  const [, year = '', month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(birthday) ?? []
  const inYear = (each: number) => Temporal.PlainDate.from({ year: each, month: Number(month), day: Number(day) })
  const thisYear = inYear(today.year)
  const date = Temporal.PlainDate.compare(thisYear, today) < 0 ? inYear(today.year + 1) : thisYear
  return { date, days: today.until(date).days, age: year === '-' ? undefined : date.year - Number(year) }
}
