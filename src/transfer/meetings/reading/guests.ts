import type { VEvent } from 'node-ical'
import { Email } from '#contract/fields.ts'
import type { Guest } from '#platform/db/schema/meetings.ts'

/** More guests than these are a crowd: being there with somebody is not meeting them. */
const maxGuests = 10

type Invited = { email: string; name: string | undefined; kind: string; answer: string }

/** The other people at a meeting; none if the member declined it, if they are a crowd, or if there are none. */
export function guestsOf(event: VEvent, ownEmails: Set<string>): Guest[] {
  const invited = [event.attendee ?? []].flat().map(readInvited)
  if (invited.some(({ email, answer }) => ownEmails.has(email) && answer === 'DECLINED')) return []
  const organizer = event.organizer === undefined ? [] : [readInvited(event.organizer)]
  const guests = new Map<string, Guest>()
  for (const each of [...organizer, ...invited]) {
    const { email, name } = each
    if (!isPerson(each) || ownEmails.has(email)) continue
    guests.set(email, { email, name: guests.get(email)?.name ?? name })
  }
  // Whoever organized a meeting may be among the guests as well, and have declined there.
  for (const { email, answer } of invited) if (answer === 'DECLINED') guests.delete(email)
  return guests.size > maxGuests ? [] : [...guests.values()]
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
