import { CalendarDate } from '#contract/fields.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A day as files write it, as 1985-04-23, or --04-23 without its year; null for what may be several days, or none. */
export function dayIn(written: string): string | null {
  const said = written.trim()
  return asWritten(said) ?? withMonthName(said) ?? inNumbers(said)
}

/** 1985-04-23, 19850423, 1985-04-23T00:00:00Z, --04-23, --0423. */
function asWritten(said: string) {
  const [, year = '', month = '', day = ''] = /^(\d{4}|-)-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(said) ?? []
  return dayOf(year === '-' ? null : year, month, day)
}

/** 15 Nov 2023, Nov 15, 2023. */
function withMonthName(said: string) {
  const [, first = '', word = '', second = ''] = /^(\d{1,2})\.? ([\p{L}]{3,9})\.?,? (\d{4})$/u.exec(said) ?? []
  if (word) return dayOf(second, monthOf(word), first)
  const [, month = '', day = '', year = ''] = /^([\p{L}]{3,9})\.? (\d{1,2}),? (\d{4})$/u.exec(said) ?? []
  return month ? dayOf(year, monthOf(month), day) : null
}

/** 23.04.1985 is one day; of 4/23/1985 the larger number is the day; 4/5/1985 may be two. */
function inNumbers(said: string) {
  const [, first = '', mark = '', second = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(said) ?? []
  if (mark === '.' || first === second) return dayOf(year, second, first)
  if (Number(first) > 12) return dayOf(year, second, first)
  return Number(second) > 12 ? dayOf(year, first, second) : null
}

const monthOf = (word: string) => String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1)

function dayOf(year: string | null, month: string, day: string) {
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!CalendarDate.safeParse(`${year ?? '2000'}-${rest}`).success) return null
  return `${year ?? '-'}-${rest}`
}
