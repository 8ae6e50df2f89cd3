import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casual } from 'chrono-node/en'
import { findDates } from '#language/dates/dates.ts'

type Case = { text: string; kind: string; grain: string; start: [number, number, number, ...number[]] }
type Reader = (text: string) => string | null

const shared = process.env.KITH_SHARED_DATA ?? join(import.meta.dirname, '../../../shared/data')

/** Single dates of Duckling's corpus: how often the day is right, ours and plain chrono. */
export function measureDuckling({ mistakes }: { mistakes: boolean }) {
  const { reference, cases } = JSON.parse(readFileSync(join(shared, 'duckling/time_en.json'), 'utf8'))
  const said = { at: Temporal.Instant.from(reference), timeZone: '-02:00' }
  const today = said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()
  const ours: Reader = (text) => findDates(text, said)[0]?.day.toString() ?? null
  const chrono: Reader = (text) => {
    const reference = new Date(today.year, today.month - 1, today.day, 4, 30)
    const start = casual.parse(text, reference, { forwardDate: true })[0]?.start
    if (!start) return null
    return isoDay([start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0])
  }
  const singles: Case[] = cases.filter(({ kind }: Case) => kind === 'datetime')
  const days = singles.filter(({ grain }) => !['Week', 'Month', 'Quarter', 'Year'].includes(grain))
  const holidays: Case[] = cases.filter(({ kind }: Case) => kind === 'datetimeHoliday')
  const groups: [string, Case[]][] = [
    ['single dates', singles],
    ['  of which a day or finer', days],
    ['  of which a week, month, quarter or year', singles.filter((one) => !days.includes(one))],
    ['holidays', holidays],
  ]
  console.log('day right                                      ours          chrono')
  for (const [name, group] of groups) {
    const score = (reader: Reader) => `${group.filter((one) => right(one, reader)).length}/${group.length}`
    console.log(name.padEnd(44), share(score(ours)).padEnd(16), share(score(chrono)))
  }
  if (!mistakes) return
  for (const one of singles) if (!right(one, ours)) console.log(one.text, '→', ours(one.text), 'not', isoDay(one.start))
}

/** A period is right if it contains the day: our "next week" is due on its Friday. */
function right({ text, grain, start }: Case, reader: Reader): boolean {
  const day = reader(text)
  if (day === null || start[0] < 100) return false
  const from = Temporal.PlainDate.from(isoDay(start))
  const length = { Week: { weeks: 1 }, Month: { months: 1 }, Quarter: { months: 3 }, Year: { years: 1 } }[grain]
  if (!length) return day === from.toString()
  return day >= from.toString() && day < from.add(length).toString()
}

const isoDay = ([year, month, day]: [number, number, number, ...number[]]) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const share = (fraction: string) => {
  const [part = 0, whole = 1] = fraction.split('/').map(Number)
  return `${((100 * part) / whole).toFixed(1)} % (${fraction})`
}
