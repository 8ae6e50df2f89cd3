import { compactInstant } from '#cards/vcards/format/escape.ts'
import { type Due, type DueOrOpen, deadline, endOfDay } from '#people/promises/due.ts'
import { zoneNamed } from '../../sync/zone-named.ts'
import { type CalendarLine, parameterOf, parseLine } from './calendar-lines.ts'

/** When a promise is due, as a line of a task: a day, or an instant in UTC, which every client reads the same. */
export function dueLine(due: DueOrOpen, timeZone: string) {
  if (due.dueAssumedAt !== null) return null
  if (due.dueTime !== endOfDay) {
    const instant = deadline(due, timeZone).toString({ smallestUnit: 'second' })
    // In UTC the last day of the year 9999 may be in the year 10000.
    if (/^\d{4}-/.test(instant)) return `DUE:${compactInstant(instant)}`
  }
  return `DUE;VALUE=DATE:${due.dueOn.replaceAll('-', '')}`
}

/** The day and time in the member's zone that a line names; null if it names none. */
export function readDue(line: CalendarLine | null | undefined, timeZone: string): Due | null {
  const moment = line ? readMoment(line) : null
  if (!moment) return null
  const { date, time, zone } = moment
  if (time === undefined) return { dueOn: date.toString(), dueTime: endOfDay }
  // Seconds do not count: a promise is due at a minute.
  const local = date.toPlainDateTime(time.slice(0, 5))
  const here = zone === null ? local : local.toZonedDateTime(zone).withTimeZone(timeZone).toPlainDateTime()
  const dueOn = here.toPlainDate().toString()
  return /^\d{4}-/.test(dueOn) ? { dueOn, dueTime: here.toPlainTime().toString().slice(0, 5) } : null
}

/** The instant that a line names; null if it names none, or only a day. */
export function readInstant(line: CalendarLine | undefined, timeZone: string) {
  const moment = line ? readMoment(line) : null
  if (moment?.time === undefined) return null
  const { date, time, zone } = moment
  return date
    .toPlainDateTime(time)
    .toZonedDateTime(zone ?? timeZone)
    .toInstant()
}

/** What a line says of a day, a time and a zone. A zone that nobody knows is null: it counts as the member's own clock. */
function readMoment(line: CalendarLine) {
  const [, year, month, day, hour, minute, second = '00', isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i.exec(line.value.trim()) ?? []
  if (year === undefined) return null
  try {
    const date = Temporal.PlainDate.from(`${year}-${month}-${day}`, { overflow: 'reject' })
    if (hour === undefined) return { date, zone: null }
    const time = Temporal.PlainTime.from(`${hour}:${minute}:${second}`).toString()
    return { date, time, zone: isUtc ? 'UTC' : zoneNamed(parameterOf(line, 'TZID')) }
  } catch {
    return null
  }
}

/** Whether a task says the same as the promise: also where the clock skips or repeats the hour. */
export function isSameDue(sent: Due | null, due: DueOrOpen, timeZone: string) {
  const own = dueLine(due, timeZone)
  const written = own === null ? null : readDue(parseLine(own), timeZone)
  return sent?.dueOn === written?.dueOn && sent?.dueTime === written?.dueTime
}
