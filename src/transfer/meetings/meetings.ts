import { connectionsOf, connectionView } from '#people/connections/record/row.ts'
import { findByEmails } from '#people/search/read-people.ts'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { Attendee } from '#platform/db/schema/meetings.ts'
import { titleFor } from './entries/change-entry.ts'
import { liveMeetings } from './row.ts'

const maxListed = 50

/** Meetings that are going on or start soon. */
export async function listMeetings(ctx: MemberContext, { hours }: { hours: number }) {
  const rows = await liveMeetings(ctx)
    .select(['meetings.id', 'meetings.calendarId', 'meetings.uid', 'meetings.originalStart', 'meetings.title'])
    .select(['meetings.startsAt', 'meetings.endsAt', 'meetings.attendees'])
    .where('meetings.endsAt', '>', nowText(ctx))
    .where('meetings.startsAt', '<', instantText(ctx.now().add({ hours })))
    .orderBy('meetings.startsAt')
    .orderBy('meetings.id')
    .limit(maxListed)
    .execute()
  // Two calendars may have the same meeting.
  const meetings = [...new Map(rows.map((row) => [`${row.originalStart} ${row.uid}`, row])).values()]
  const known = await findByEmails(
    ctx,
    meetings.flatMap(({ attendees }) => attendees.map(({ email }) => email)),
  )
  const people = await loadKnown(ctx, new Set(known.values()))
  return {
    meetings: meetings.map(({ id, calendarId, title, startsAt, endsAt, attendees }) => {
      const ids = new Set(attendees.flatMap(({ email }) => known.get(email) ?? []))
      return {
        ...{ id, calendarId, title: titleFor(ctx, title), startsAt, endsAt },
        people: [...ids].flatMap((connectionId) => people.get(connectionId) ?? []),
        attendees: attendees.filter(({ email }: Attendee) => !known.has(email)),
        source: 'calendar' as const,
      }
    }),
  }
}

/** The people of a meeting, as much as is said of them there. */
async function loadKnown(ctx: MemberContext, ids: Set<string>) {
  const people = new Map<string, ReturnType<typeof knownView>>()
  for (const some of chunks([...ids], 500)) {
    const rows = await connectionsOf(ctx).where('id', 'in', some).execute()
    for (const row of rows) people.set(row.id, knownView(connectionView(row)))
  }
  return people
}

function knownView({ connectionId, displayName, company, title, photo, lastContactAt }: View) {
  return { connectionId, displayName, company, title, photo, lastContactAt }
}

type View = ReturnType<typeof connectionView>
