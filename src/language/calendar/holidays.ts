import { existingDate, nthWeekday } from './calendar.ts'

type Day = Temporal.PlainDate
type Holiday =
  | { on: [month: number, day: number] }
  | { nth: [month: number, weekday: number, nth: number]; plus?: number }
  | { easter: number }
  | { calendar: string; monthCode: string; day: number }

/** Each by the pattern of its names. A weekday of a month is [month, weekday, which]; -1 is the last. */
const holidays: [names: string, Holiday][] = [
  ["new year'?s? eve|nye", { on: [12, 31] }],
  ["new year'?s?(?: day)?", { on: [1, 1] }],
  ["valentine'?s?(?: day)?", { on: [2, 14] }],
  ["(?:st\\.?|saint) patrick'?s?(?: day)?|st paddy'?s day", { on: [3, 17] }],
  ["april fools?'?s?(?: day)?", { on: [4, 1] }],
  ['earth day', { on: [4, 22] }],
  ['cinco de mayo', { on: [5, 5] }],
  ['juneteenth', { on: [6, 19] }],
  ['independence day|fourth of july|4th of july|july (?:the )?(?:4th|fourth)', { on: [7, 4] }],
  ["halloween|hallowe’en|hallowe'en", { on: [10, 31] }],
  ["all saints'? day", { on: [11, 1] }],
  ["(?:veterans'?|armistice|remembrance) day", { on: [11, 11] }],
  ['(?:christmas|xmas|x-mas) eve', { on: [12, 24] }],
  ['(?:christmas|xmas|x-mas)(?: day)?', { on: [12, 25] }],
  ['boxing day', { on: [12, 26] }],
  ["(?:mlk|martin luther king)(?:,? jr\\.?)?(?:'s)? day", { nth: [1, 1, 3] }],
  ["president'?s'? day", { nth: [2, 1, 3] }],
  ["mother'?s'? day", { nth: [5, 7, 2] }],
  ['memorial day', { nth: [5, 1, -1] }],
  ["father'?s'? day", { nth: [6, 7, 3] }],
  ['labou?r day', { nth: [9, 1, 1] }],
  ['columbus day', { nth: [10, 1, 2] }],
  ['thanksgiving(?: day)?|turkey day', { nth: [11, 4, 4] }],
  ['black friday', { nth: [11, 4, 4], plus: 1 }],
  ['cyber monday', { nth: [11, 4, 4], plus: 4 }],
  ['(?:mardi gras|shrove tuesday|pancake day)', { easter: -47 }],
  ['ash wednesday', { easter: -46 }],
  ['palm sunday', { easter: -7 }],
  ['good friday', { easter: -2 }],
  ['easter monday', { easter: 1 }],
  ['easter(?: sunday| weekend)?', { easter: 0 }],
  ['pentecost|whit sunday', { easter: 49 }],
  ['whit monday', { easter: 50 }],
  ["(?:chinese|lunar)(?: lunar)? new year'?s?(?: day)?", { calendar: 'chinese', monthCode: 'M01', day: 1 }],
  ['purim', { calendar: 'hebrew', monthCode: 'M06', day: 14 }],
  ['passover|pesach', { calendar: 'hebrew', monthCode: 'M07', day: 15 }],
  ['rosh hashann?ah?', { calendar: 'hebrew', monthCode: 'M01', day: 1 }],
  ['yom kippur', { calendar: 'hebrew', monthCode: 'M01', day: 10 }],
  ['(?:c?hanukk?ah|hannukah)', { calendar: 'hebrew', monthCode: 'M03', day: 25 }],
  ['ramadan', { calendar: 'islamic-umalqura', monthCode: 'M09', day: 1 }],
  ['eid al[- ]fitr', { calendar: 'islamic-umalqura', monthCode: 'M10', day: 1 }],
  ['(?:eid al|id ul)[- ]adha', { calendar: 'islamic-umalqura', monthCode: 'M12', day: 10 }],
]

export const holidayNames = holidays.map(([names]) => names).join('|')

const named = holidays.map(([names, holiday]) => ({ pattern: new RegExp(`^(?:${names})$`, 'i'), holiday }))

/** The holiday in a given year, or the next one on or after a day. */
export function holidayOn(name: string, from: Day, year?: number): Day | null {
  const found = named.find(({ pattern }) => pattern.test(name.replace(/\s+/g, ' ')))
  if (!found) return null
  if (year !== undefined) return inYear(found.holiday, year)
  const years = [from.year - 1, from.year, from.year + 1, from.year + 2]
  const days = years.map((year) => inYear(found.holiday, year)).filter((day) => day !== null)
  return days.find((day) => Temporal.PlainDate.compare(day, from) >= 0) ?? null
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
