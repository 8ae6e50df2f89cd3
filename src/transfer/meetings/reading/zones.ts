import { isZone, zoneNamed } from '../../sync/zone-named.ts'
import { type Component, findValue } from './calendar-lines.ts'

/**
 * The name under which a time zone of a calendar is read. Evolution writes `/freeassociation.sourceforge.net/Europe/Lisbon`,
 * and Outlook "Customized Time Zone": such a zone is another one with the same clock. Names of Windows are known as they are.
 */
export function zoneFor(name: string, definition: Component | undefined, year: number) {
  const known = zoneNamed(name)
  if (known !== null || isOfWindows.test(name) || !definition) return known ?? name
  const location = findValue(definition, 'X-LIC-LOCATION') ?? ''
  return isZone(location) ? location : (zoneWithClock(definition, year) ?? name)
}

const isOfWindows = /standard time$|^\((?:utc|gmt)/i

/** When the clock changes to an offset, in minutes, each year or for good. */
type Change = { day: Temporal.PlainDate; offset: number }

function zoneWithClock(definition: Component, year: number) {
  const changes = [year - 1, year, year + 1].flatMap((each) => changesIn(definition, each))
  const offsetOn = (day: Temporal.PlainDate) => {
    const before = changes.filter((change) => Temporal.PlainDate.compare(change.day, day) < 0)
    return before.toSorted((a, b) => Temporal.PlainDate.compare(a.day, b.day)).at(-1)?.offset
  }
  const probes = months.flatMap((month) =>
    probeDays.map((day) => {
      const date = Temporal.PlainDate.from({ year, month, day })
      return { date, offset: offsetOn(date) }
    }),
  )
  const hasClock = (timeZone: string) => probes.every(({ date, offset }) => offsetIn(timeZone, date) === offset)
  return Intl.supportedValuesOf('timeZone').find(hasClock)
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)
/** Clocks change on Sundays, at the beginning or the end of a month. */
const probeDays = [2, 6, 12, 16, 20, 24]

const offsetIn = (timeZone: string, date: Temporal.PlainDate) =>
  date.toZonedDateTime({ timeZone, plainTime: '12:00' }).offsetNanoseconds / 60e9

function changesIn(definition: Component, year: number): Change[] {
  const starts = definition.flatMap((line, at) => (/^BEGIN:(?:STANDARD|DAYLIGHT)\s*$/i.test(line) ? [at] : []))
  return starts.flatMap((start) => {
    const lines = definition.slice(start)
    const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(findValue(lines, 'TZOFFSETTO') ?? '') ?? []
    const day = changeDay(lines, year)
    if (hours === undefined || !day) return []
    return [{ day, offset: (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) }]
  })
}

/** `FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU` is the last Sunday in October. Without a rule, it is the day of the start. */
function changeDay(lines: Component, year: number) {
  const end = lines.findIndex((line) => /^END:/i.test(line))
  const [, from, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(findValue(lines, 'DTSTART') ?? '') ?? []
  const rule = findValue(lines.slice(0, end), 'RRULE')?.toUpperCase() ?? ''
  const until = Number(/UNTIL=(\d{4})/.exec(rule)?.[1] ?? year)
  if (from === undefined || until < year) return null
  const [, count = '', weekday = ''] = /BYDAY=([+-]?\d)(MO|TU|WE|TH|FR|SA|SU)/.exec(rule) ?? []
  const inMonth = Number(/BYMONTH=(\d+)/.exec(rule)?.[1] ?? month)
  if (weekday === '') return toDay(rule === '' ? Number(from) : year, inMonth, Number(day))
  const first = toDay(year, inMonth, 1)
  return first && nthWeekday(first, Number(count), weekdays.indexOf(weekday) + 1)
}

/** Null for the month 0. */
function toDay(year: number, month: number, day: number) {
  try {
    return Temporal.PlainDate.from({ year, month, day })
  } catch {
    return null
  }
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function nthWeekday(first: Temporal.PlainDate, count: number, weekday: number) {
  const days = Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }))
  return days.filter(({ dayOfWeek }) => dayOfWeek === weekday).at(count > 0 ? count - 1 : count) ?? null
}
