import { isZone, zoneNamed } from '../../sync/zone-named.ts'

/** The lines of one component, from BEGIN to END, without those inside it. */
export type Component = string[]

/** The used parts of an iCalendar file: its name, its time zones and its events, each as lines. */
export type CalendarLines = {
  name: string | undefined
  zone: string | undefined
  zones: Map<string, Component>
  events: Component[]
}

/** Everything else, such as descriptions, attachments and alarms, is left out before anything is parsed. */
const neededProperties =
  /^(?:BEGIN|END|UID|DTSTAMP|DTSTART|DTEND|DURATION|RRULE|EXDATE|RECURRENCE-ID|SUMMARY|STATUS|CLASS|ATTENDEE|ORGANIZER|SEQUENCE)[;:]/i

/** Null for a text that is not a calendar. Several calendars in one text, one after the other, count as one. */
export function splitCalendar(text: string): CalendarLines | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines.find((line) => line.trim() !== '') ?? '')) return null
  const calendar: CalendarLines = { name: undefined, zone: undefined, zones: new Map(), events: [] }
  const open: string[] = []
  let current: Component = []
  for (const line of lines) {
    const [, edge = '', component = ''] = /^(BEGIN|END):([A-Z-]+)\s*$/i.exec(line) ?? []
    if (/^BEGIN$/i.test(edge)) open.push(component.toUpperCase())
    const [, inside, deeper] = open
    if (/^BEGIN$/i.test(edge) && open.length === 2) current = []
    if (inside === undefined) readHeader(calendar, line)
    else if (inside === 'VTIMEZONE' || (deeper === undefined && neededProperties.test(line))) current.push(line)
    if (!/^END$/i.test(edge)) continue
    if (open.length === 2) close(calendar, inside, current)
    open.pop()
  }
  return calendar
}

function readHeader(calendar: CalendarLines, line: string) {
  calendar.name ??= valueOn('X-WR-CALNAME', line)
  calendar.zone ??= valueOn('X-WR-TIMEZONE', line)
}

function close({ zones, events }: CalendarLines, name: string | undefined, lines: Component) {
  if (name === 'VEVENT') events.push(lines)
  if (name === 'VTIMEZONE') zones.set(findValue(lines, 'TZID') ?? '', lines)
}

export function findValue(lines: Component, property: string) {
  for (const line of lines) {
    const value = valueOn(property, line)
    if (value !== undefined) return value
  }
  return undefined
}

/** The value of a property on its line, whatever parameters it has. */
function valueOn(property: string, line: string) {
  if (line.slice(0, property.length).toUpperCase() !== property) return undefined
  const rest = line.slice(property.length)
  if (rest.startsWith(':')) return rest.slice(1).trim()
  if (!rest.startsWith(';')) return undefined
  return rest.replace(/^(?:"[^"]*"|[^":])*:/, '').trim()
}

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
