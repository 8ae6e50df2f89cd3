import type { VEvent } from 'node-ical'
import { Email } from '#contract/fields.ts'
import type { Attendee } from '#platform/db/schema/meetings.ts'

/** More attendees than these are a crowd: being there with somebody is not meeting them. */
const maxAttendees = 10

type Invited = { email: string; name: string | undefined; kind: string; answer: string }

/** The other people at a meeting; none if the member declined it, if they are a crowd, or if there are none. */
export function attendeesOf(event: VEvent, ownEmails: Set<string>): Attendee[] {
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
export function oneLine(text: string, maxLength: number) {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, maxLength).join('')
}
