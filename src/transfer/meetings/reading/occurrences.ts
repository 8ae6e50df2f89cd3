import { createHash } from 'node:crypto'
import type { EventInstance, VEvent } from 'node-ical'
import ical from 'node-ical'
import { Email } from '#contract/fields.ts'
import type { Attendee } from '#platform/db/schema/meetings.ts'
import { type CalendarLines, findValue, splitCalendar } from './calendar-lines.ts'
import { type EventGroup, groupEvents, type Span } from './event-groups.ts'

export type ReadingTask = {
  text: string
  /** If the text is an answer of CalDAV rather than a file. */
  collection?: { name: string } | undefined
  span: Span
  timeZone: string
  ownEmails: string[]
}

/** An occurrence of an event with other people. `originalStart` is empty for an event that happens once. */
export type Occurrence = {
  uid: string
  originalStart: string
  startsAt: string
  endsAt: string
  title: string
  attendees: Attendee[]
}
export type ReadCalendar = {
  name: string | undefined
  occurrences: Occurrence[]
  /** The start of the first single event: some servers leave out older ones. */
  firstDay: string
  /** For all events of the file, even those that aren't meetings. */
  uids: Set<string>
}
export type ReadingOutcome = ReadCalendar | { problem: 'not_a_calendar' | 'too_large' }

const maxOccurrences = 5000
const maxMs = 15_000
const dayMs = 24 * 3600 * 1000

/** Reads the meetings of a calendar. An event that cannot be read is left out. Runs in a thread of its own. */
export function readOccurrences(task: ReadingTask): ReadingOutcome {
  const calendar = splitCalendar(task.text)
  return calendar ? readEvents(calendar, task) : { problem: 'not_a_calendar' }
}

export function readEvents(calendar: CalendarLines, { span, timeZone, ownEmails }: ReadingTask): ReadingOutcome {
  const name = oneLine(calendar.name ?? '', 120) || undefined
  const own = new Set([...ownEmails, name ?? ''].map((email) => email.toLowerCase()))
  const began = performance.now()
  const occurrences: Occurrence[] = []
  for (const group of groupEvents(calendar, span, timeZone)) {
    occurrences.push(...occurrencesIn(group, span, own))
    if (occurrences.length > maxOccurrences || performance.now() - began > maxMs) return { problem: 'too_large' }
  }
  const uids = new Set(calendar.events.map((lines) => shortUid(findValue(lines, 'UID') ?? '')))
  return { name, occurrences, firstDay: firstDayOf(calendar.events), uids }
}

function occurrencesIn(group: EventGroup, { from, to }: Span, own: Set<string>): Occurrence[] {
  try {
    const parsed = Object.values(ical.sync.parseICS(group.text))
    const base = parsed.find((each): each is VEvent => each?.type === 'VEVENT')
    if (!base) return []
    const span = { from: new Date(from), to: new Date(to), expandOngoing: true }
    return ical.expandRecurringEvent(base, span).flatMap((instance) => occurrenceOf(group, base, instance, own))
  } catch {
    return []
  }
}

function occurrenceOf(group: EventGroup, base: VEvent, instance: EventInstance, own: Set<string>): Occurrence[] {
  const { event, start, end, isFullDay } = instance
  const lasts = end.getTime() - start.getTime()
  if (isFullDay || !(lasts >= 0 && lasts < dayMs)) return []
  if (event.status === 'CANCELLED' || isPrivate(event) || isPrivate(base)) return []
  const attendees = attendeesOf(event, own)
  if (attendees.length === 0) return []
  const original = event.recurrenceid ?? (group.isRecurring ? start : null)
  const { summary } = event
  const title = oneLine(typeof summary === 'string' ? summary : String(summary?.val ?? ''), 300)
  return [
    {
      uid: shortUid(group.uid),
      originalStart: original === null ? '' : new Date(original).toISOString(),
      startsAt: start.toISOString(),
      endsAt: end.toISOString(),
      title,
      attendees,
    },
  ]
}

const isPrivate = (event: VEvent) => /^(?:PRIVATE|CONFIDENTIAL)$/i.test(String(event.class ?? ''))

const maxUidLength = 200

const shortUid = (uid: string) =>
  uid.length <= maxUidLength ? uid.toWellFormed() : createHash('sha256').update(uid).digest('hex')

function firstDayOf(events: string[][]) {
  let first = '9999-12-31'
  for (const lines of events) {
    if (findValue(lines, 'RRULE') !== undefined) continue
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(findValue(lines, 'DTSTART') ?? '') ?? []
    if (year && `${year}-${month}-${day}` < first) first = `${year}-${month}-${day}`
  }
  return first
}

/** More attendees than these are a crowd: being there with somebody is not meeting them. */
const maxAttendees = 10

type Invited = { email: string; name: string | undefined; kind: string; answer: string }

/** The other people at a meeting; none if the member declined it, if they are a crowd, or if there are none. */
function attendeesOf(event: VEvent, ownEmails: Set<string>): Attendee[] {
  const invited = [event.attendee ?? []].flat().map(readInvited)
  if (invited.some(({ email, answer }) => ownEmails.has(email) && answer === 'DECLINED')) return []
  const organizer = event.organizer === undefined ? [] : [readInvited(event.organizer)]
  const attendees = new Map<string, Attendee>()
  for (const each of [...organizer, ...invited]) {
    const { email, name } = each
    if (!isPerson(each) || ownEmails.has(email)) continue
    attendees.set(email, { email, name: attendees.get(email)?.name ?? name })
  }
  // Whoever organized a meeting may be among the attendees as well, and have declined there.
  for (const { email, answer } of invited) if (answer === 'DECLINED') attendees.delete(email)
  return attendees.size > maxAttendees ? [] : [...attendees.values()]
}

/** An address is `mailto:ana@example.com`. Apple writes an id there, and the address as a parameter. */
function readInvited(property: unknown): Invited {
  const { val, params = {} } = (typeof property === 'string' ? { val: property } : property) as {
    val?: unknown
    params?: Record<string, unknown>
  }
  const parameter = (name: string) =>
    String(params[name] ?? '')
      .replaceAll('"', '')
      .trim()
  const [, address] = /^mailto:(.+)$/i.exec(String(val ?? '').trim()) ?? []
  const email = (address ?? parameter('EMAIL')).toLowerCase().trim()
  const name = oneLine(parameter('CN'), 120)
  return {
    email: Email.safeParse(email).data ?? '',
    name: name === '' || name.includes('@') ? undefined : name,
    kind: parameter('CUTYPE').toUpperCase(),
    answer: parameter('PARTSTAT').toUpperCase(),
  }
}

/** Not a room, a projector, a mailing list or a calendar. */
const isPerson = ({ email, kind }: Invited) =>
  email !== '' &&
  (kind === '' || kind === 'INDIVIDUAL' || kind === 'UNKNOWN') &&
  !/[@.]calendar\.google\.com$/.test(email)

/** Plain text on one line, of bounded length. */
function oneLine(text: string, maxLength: number) {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, maxLength).join('')
}
