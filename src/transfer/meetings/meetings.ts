import { findByEmails } from '#people/search/by-email.ts'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import type { Guest } from '#platform/db/schema/meetings.ts'
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
    .select(['meetings.startsAt', 'meetings.endsAt', 'meetings.guests'])
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
    meetings.flatMap(({ guests }) => guests.map(({ email }) => email)),
  )
  const people = await loadKnown(ctx, new Set(known.values()))
  return {
    meetings: meetings.map(({ id, calendarId, title, startsAt, endsAt, guests }) => {
      const ids = new Set(guests.flatMap(({ email }) => known.get(email) ?? []))
      return {
        ...{ id, calendarId, title: titleFor(ctx, title), startsAt, endsAt },
        people: [...ids].flatMap((connectionId) => people.get(connectionId) ?? []),
        guests: guests.filter(({ email }: Guest) => !known.has(email)),
        source: 'calendar' as const,
      }
    }),
  }
}
