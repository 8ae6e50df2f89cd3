import { findByEmails } from '#people/search/by-email.ts'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import type { Attendee } from '#platform/db/schema/meetings.ts'
import { titleFor } from './entries/untitled.ts'
import { loadKnown } from './known-people.ts'

const maxListed = 50

/** Meetings that are going on or start soon. */
export async function listMeetings(ctx: MemberContext, { hours }: { hours: number }) {
  const rows = await ctx.db
    .selectFrom('meetings')
    .innerJoin('meetingCalendars', (join) =>
      join
        .onRef('meetingCalendars.memberId', '=', 'meetings.memberId')
        .onRef('meetingCalendars.id', '=', 'meetings.calendarId'),
    )
    .select(['meetings.id', 'meetings.calendarId', 'meetings.uid', 'meetings.originalStart', 'meetings.title'])
    .select(['meetings.startsAt', 'meetings.endsAt', 'meetings.attendees'])
    .where('meetings.memberId', '=', ctx.member.id)
    .where('meetings.endsAt', '>', nowText(ctx))
    .where('meetings.startsAt', '<', instantText(ctx.now().add({ hours })))
    .where('meetings.cancelledAt', 'is', null)
    .where('meetingCalendars.removedAt', 'is', null)
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
