/** The lines of one component, from BEGIN to END, without those inside it. */
export type Component = string[]

/** What matters of an iCalendar file: its name, its time zones and its events, each as lines. */
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
