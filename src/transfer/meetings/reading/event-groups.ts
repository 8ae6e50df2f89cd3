import { type CalendarLines, type Component, findValue, zoneFor } from './calendar-lines.ts'

/** The wall-clock time to read. */
export type Span = { from: string; to: string }

/** A recurring event with the occurrences that were changed, or a single event. */
export type EventGroup = { uid: string; text: string; isRecurring: boolean }

/** No meeting recurs more often within a day. */
const maxTimesADay = 4

/** Groups events by their UID, as text to parse. Leaves out those without attendees, out of the span, or recurring absurdly often. */
export function groupEvents(calendar: CalendarLines, span: Span, timeZone: string): EventGroup[] {
  const zone = zoneForFloating(calendar, timeZone)
  const nameOf = zoneNames(calendar, Number(span.to.slice(0, 4)))
  const groups = Map.groupBy(calendar.events, (lines) => findValue(lines, 'UID') ?? '')
  return [...groups].flatMap(([uid, events]) => {
    const isRecurring = events.some((lines) => findValue(lines, 'RRULE') !== undefined)
    const mayMatter =
      events.some(hasAttendees) && !events.some(recursTooOften) && (isRecurring || events.some(isNear(span)))
    if (uid === '' || !mayMatter) return []
    return [{ uid, text: writeCalendar(calendar, events, { zone, nameOf }), isRecurring }]
  })
}

const hasAttendees = (lines: Component) => lines.some((line) => /^ATTENDEE[;:]/i.test(line))

function recursTooOften(lines: Component) {
  const rule = findValue(lines, 'RRULE')?.toUpperCase()
  if (rule === undefined) return false
  const parts = new Map(
    rule.split(';').map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  )
  const countOf = (part: string) => parts.get(part)?.split(',').length ?? 1
  const isDays = /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(parts.get('FREQ') ?? '')
  return !isDays || countOf('BYHOUR') * countOf('BYMINUTE') * countOf('BYSECOND') > maxTimesADay
}

/** By their dates as they are written, so two days more on either side. */
function isNear({ from, to }: Span) {
  const [first, last] = [shiftDay(from, -2), shiftDay(to, 2)]
  return (lines: Component) => {
    const [day = ''] = /^\d{8}/.exec(findValue(lines, 'DTSTART') ?? '') ?? []
    return day >= first && day <= last
  }
}

const shiftDay = (instant: string, days: number) =>
  Temporal.PlainDate.from(instant.slice(0, 10)).add({ days }).toString().replaceAll('-', '')

/** Times without a zone are in that of the calendar, if it names one, else in the member's. */
function zoneForFloating({ zone, zones }: CalendarLines, timeZone: string) {
  const [only] = zones.size === 1 ? zones.keys() : []
  return zone || only || timeZone
}

type ZoneNames = { zone: string; nameOf: (name: string) => string }

function writeCalendar({ zones }: CalendarLines, events: Component[], { zone, nameOf }: ZoneNames) {
  const used = new Set<string>()
  const lines = events.flat().map((line) =>
    withZone(line, zone).replace(zoneParameter, (_, quoted?: string, plain?: string) => {
      const name = nameOf(quoted ?? plain ?? '')
      used.add(name)
      return `;TZID="${name}"`
    }),
  )
  const ofZones = [...zones].flatMap(([name, zone]) => (used.has(name) ? zone : []))
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...ofZones, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const zoneParameter = /(?<=^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE)[^:]*);TZID=(?:"([^"]*)"|([^":;]+))/i

/** The time zone used for each zone of a calendar. */
function zoneNames({ zones }: CalendarLines, year: number) {
  const names = new Map<string, string>()
  return (name: string) => {
    const found = names.get(name) ?? zoneFor(name, zones.get(name), year)
    names.set(name, found)
    return found
  }
}

const floatingTime = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)((?:;(?!TZID=)[^:;]+)*):(?=\d{8}T\d{6}(?!Z))/i

const withZone = (line: string, zone: string) => line.replace(floatingTime, `$1;TZID="${zone}"$2:`)
