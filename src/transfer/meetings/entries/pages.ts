import type { MemberContext } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'

const pageSize = 100

/** The meetings of a calendar, all or those that end after an instant, page by page, each with the entries it became. */
export async function* meetingPages(ctx: MemberContext, calendarId: string, from?: string) {
  for (let after = beforeEveryId; ; ) {
    const meetings = await ctx.db
      .selectFrom('meetings')
      .select(['id', 'uid', 'originalStart', 'startsAt', 'endsAt', 'title', 'attendees', 'cancelledAt'])
      .where('memberId', '=', ctx.member.id)
      .where('calendarId', '=', calendarId)
      .$if(from !== undefined, (query) => query.where('endsAt', '>=', from ?? ''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    if (meetings.length === 0) return
    const entries = await entriesOf(
      ctx,
      meetings.map(({ id }) => id),
    )
    yield meetings.map((meeting) => ({ ...meeting, entries: entries.get(meeting.id) ?? [] }))
    after = meetings.at(-1)?.id ?? after
  }
}

export type MeetingWithEntries =
  ReturnType<typeof meetingPages> extends AsyncGenerator<(infer Meeting)[]> ? Meeting : never
export type MeetingEntry = MeetingWithEntries['entries'][number]

async function entriesOf(ctx: MemberContext, meetingIds: string[]) {
  const rows = await ctx.db
    .selectFrom('meetingEntries')
    .leftJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'meetingEntries.memberId')
        .onRef('interactions.id', '=', 'meetingEntries.ixId'),
    )
    .select(['meetingEntries.meetingId', 'meetingEntries.connectionId', 'meetingEntries.ixId', 'meetingEntries.email'])
    .select(['meetingEntries.occurredAt as writtenAt', 'meetingEntries.withdrawnAt'])
    .select(['interactions.text', 'interactions.source', 'interactions.kind', 'interactions.occurredAt'])
    .where('meetingEntries.memberId', '=', ctx.member.id)
    .where('meetingEntries.meetingId', 'in', meetingIds)
    .execute()
  return Map.groupBy(rows, ({ meetingId }) => meetingId)
}

/** Whether an entry is as Kith wrote it: what the member changed or removed is theirs, and stays as it is. */
export const isFollowed = ({ source, kind, occurredAt, writtenAt }: MeetingEntry) =>
  source === 'calendar' && kind === 'meeting' && occurredAt === writtenAt
