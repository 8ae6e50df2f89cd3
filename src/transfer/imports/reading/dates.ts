import { CalendarDate } from '#contract/fields.ts'
import { monthNumber } from '#language/calendar/day-names.ts'

/** Whether the day comes first in dates such as 4/5/1985; null if the file does not say. */
export type DateOrder = 'day first' | 'month first' | null

/** The order that all dates of a file have that can be read in only one way. */
export function detectDateOrder(written: string[]): DateOrder {
  const numbers = written.flatMap((text) => [numbersOf(text)].filter(({ mark }) => mark === '/' || mark === '-'))
  const isDayFirst = numbers.some(({ first }) => Number(first) > 12)
  const isMonthFirst = numbers.some(({ second }) => Number(second) > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day first' : 'month first'
}

/** Reads a date as 1985-04-23, or --04-23 without a year. Null for an ambiguous date or other text. */
export function parseDate(written: string, order: DateOrder = null): string | null {
  const text = written.trim()
  return parseIsoDate(text) ?? parseNamedMonth(text) ?? parseNumbers(text, order)
}

/** 1985-04-23, 19850423, 1985/4/23, 1985-04-23T00:00:00Z, --04-23, --0423. */
function parseIsoDate(text: string) {
  const [, on, , at, inMonth] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  if (on !== undefined) return toDate(on, at ?? '', inMonth ?? '')
  const [, year = '', month = '', day = ''] = /^(\d{4}|-)-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(text) ?? []
  return toDate(year === '-' ? null : year, month, day)
}

/** 15 Nov 2023, Nov 15, 2023. */
function parseNamedMonth(text: string) {
  const [, first = '', word = '', second = ''] = /^(\d{1,2})\.? ([\p{L}]{3,9})\.?,? (\d{4})$/u.exec(text) ?? []
  if (word) return toDate(second, monthOf(word), first)
  const [, month = '', day = '', year = ''] = /^([\p{L}]{3,9})\.? (\d{1,2}),? (\d{4})$/u.exec(text) ?? []
  return month ? toDate(year, monthOf(month), day) : null
}

/** 23.04.1985 has the day first; in 4/23/1985 the larger number is the day; 4/5/1985 is as the other dates of the file. */
function parseNumbers(text: string, order: DateOrder) {
  const { first, mark, second, year } = numbersOf(text)
  if (mark === '.' || first === second) return toDate(year, second, first)
  if (Number(first) > 12 || (order === 'day first' && Number(second) <= 12)) return toDate(year, second, first)
  return Number(second) > 12 || order === 'month first' ? toDate(year, first, second) : null
}

/** Some write the time as well: 4/23/1985 12:00:00 AM. */
function numbersOf(text: string) {
  const [, first = '', mark = '', second = '', year = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?: \d.*)?$/.exec(text.trim()) ?? []
  return { first, mark, second, year }
}

const monthOf = (word: string) => String(monthNumber(word))

function toDate(year: string | null, month: string, day: string) {
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!CalendarDate.safeParse(`${year ?? '2000'}-${rest}`).success) return null
  return `${year ?? '-'}-${rest}`
}
