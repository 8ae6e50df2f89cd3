import { sourceWithoutAccents } from '../words/fold.ts'
import { existingDate, nthWeekday } from './calendar.ts'

type Day = Temporal.PlainDate
type Holiday =
  | { on: [month: number, day: number] }
  | { nth: [month: number, weekday: number, nth: number]; plus?: number }
  | { easter: number }
  | { calendar: string; monthCode: string; day: number }

/** Each by the pattern of its names. A weekday of a month is [month, weekday, which]; -1 is the last. */
export type HolidayNames = readonly (readonly [names: string, holiday: Holiday])[]

/** Finds a holiday by its name: in a given year, or the next one on or after a day. */
export function holidayFinder(names: HolidayNames) {
  const named = names.map(([names, holiday]) => ({
    pattern: new RegExp(`^(?:${sourceWithoutAccents(names)})$`, 'i'),
    holiday,
  }))
  return (name: string, from: Day, year?: number): Day | null => {
    const found = named.find(({ pattern }) => pattern.test(name.replace(/\s+/g, ' ')))
    if (!found) return null
    if (year !== undefined) return inYear(found.holiday, year)
    const years = [from.year - 1, from.year, from.year + 1, from.year + 2]
    const days = years.map((year) => inYear(found.holiday, year)).filter((day) => day !== null)
    return days.find((day) => Temporal.PlainDate.compare(day, from) >= 0) ?? null
  }
}

function inYear(holiday: Holiday, year: number): Day | null {
  if ('on' in holiday) return existingDate(year, ...holiday.on)
  if ('easter' in holiday) return easter(year).add({ days: holiday.easter })
  if ('nth' in holiday) return nthWeekday(year, ...holiday.nth)?.add({ days: holiday.plus ?? 0 }) ?? null
  const { calendar, monthCode, day } = holiday
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 }).withCalendar(calendar)
  for (const calendarYear of [first.year, first.year + 1]) {
    const found = Temporal.PlainDate.from({ calendar, year: calendarYear, monthCode, day }).withCalendar('iso8601')
    if (found.year === year) return found
  }
  return null
}

/** Easter Sunday in the Gregorian calendar. */
function easter(year: number): Day {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const age = (skipped + 19 * golden + 15) % 30
  const moon = age - Math.floor(age / 28) * (1 - Math.floor(29 / (age + 1)) * Math.floor((21 - golden) / 11))
  const sunday = moon - ((year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7)
  const month = 3 + Math.floor((sunday + 40) / 44)
  return Temporal.PlainDate.from({ year, month, day: sunday + 28 - 31 * Math.floor(month / 4) })
}
