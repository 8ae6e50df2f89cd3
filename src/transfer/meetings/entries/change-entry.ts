import { randomUUIDv7 } from 'node:crypto'
import { lockConnectionOf, tryLockConnection } from '#people/connections/record/lock.ts'
import { findSameMeeting, logMeeting, rewriteMeeting } from '#people/interactions/logged.ts'
import { deleteInteraction } from '#people/interactions/removal.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'

type Meeting = Pick<MeetingWithEntries, 'id' | 'uid' | 'originalStart' | 'startsAt' | 'title'>
type Attended = { connectionId: string; email: string }

/** Writes a meeting on a timeline, once: not if it is there through another calendar. */
export async function addEntry(ctx: MemberContext, meeting: Meeting, { connectionId, email }: Attended) {
  await transaction(ctx, async (ctx) => {
    if (!(await tryLockConnection(ctx, connectionId)) || (await isElsewhere(ctx, meeting, connectionId))) return
    const [text, occurredAt] = [titleFor(ctx, meeting.title), meeting.startsAt]
    const same = await findSameMeeting(ctx, { id: connectionId, text, occurredAt })
    const ixId = same ?? randomUUIDv7()
    const added = await ctx.db
      .insertInto('meetingEntries')
      .values({ memberId: ctx.member.id, meetingId: meeting.id, connectionId, ixId, email, occurredAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('ixId')
      .executeTakeFirst()
    if (added && !same) await logMeeting(ctx, { id: ixId, connectionId, text, occurredAt })
  })
}

/** Two calendars may have the same meeting. */
async function isElsewhere(ctx: MemberContext, { id, uid, originalStart }: Meeting, connectionId: string) {
  const other = await ctx.db
    .selectFrom('meetings')
    .innerJoin('meetingEntries', (join) =>
      join
        .onRef('meetingEntries.memberId', '=', 'meetings.memberId')
        .onRef('meetingEntries.meetingId', '=', 'meetings.id'),
    )
    .select('meetings.id')
    .where('meetings.memberId', '=', ctx.member.id)
    .where('meetings.uid', '=', uid)
    .where('meetings.originalStart', '=', originalStart)
    .where('meetings.id', '!=', id)
    .where('meetingEntries.connectionId', '=', connectionId)
    .where('meetingEntries.withdrawnAt', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

export async function rewriteEntry(ctx: MemberContext, { startsAt, title }: Meeting, entry: MeetingEntry) {
  const { ixId } = entry
  await transaction(ctx, async (ctx) => {
    const id = await lockConnectionOf(ctx, 'interactions', ixId)
    if (id === null) return
    await rewriteMeeting(ctx, { id, ixId, text: titleFor(ctx, title), occurredAt: startsAt })
    await changeEntry(ctx, entry).set({ occurredAt: startsAt }).execute()
  })
}

/** The meeting is cancelled, or is no longer with this person, or is still to come. */
export async function dropEntry(ctx: MemberContext, entry: MeetingEntry, isFollowed: boolean) {
  await transaction(ctx, async (ctx) => {
    if (isFollowed) await deleteIfThere(ctx, entry.ixId)
    await ctx.db
      .deleteFrom('meetingEntries')
      .where('memberId', '=', ctx.member.id)
      .where('meetingId', '=', entry.meetingId)
      .where('connectionId', '=', entry.connectionId)
      .execute()
  })
}

/** The calendar was removed; if it is restored, so is the entry. */
export async function withdrawEntry(ctx: MemberContext, entry: MeetingEntry) {
  await transaction(ctx, async (ctx) => {
    await deleteIfThere(ctx, entry.ixId)
    await changeEntry(ctx, entry)
      .set({ withdrawnAt: nowText(ctx) })
      .execute()
  })
}

/** With the id it had. `connectionId` is the person, who may have been merged since. */
export async function putBack(ctx: MemberContext, meeting: Meeting, entry: MeetingEntry, connectionId: string) {
  await transaction(ctx, async (ctx) => {
    if (!(await tryLockConnection(ctx, connectionId)) || (await isElsewhere(ctx, meeting, connectionId))) return
    const occurredAt = meeting.startsAt
    const back = await changeEntry(ctx, entry)
      .set({ withdrawnAt: null, occurredAt })
      .where('withdrawnAt', 'is not', null)
      .returning('ixId')
      .executeTakeFirst()
    if (back) await logMeeting(ctx, { id: entry.ixId, connectionId, text: titleFor(ctx, meeting.title), occurredAt })
  })
}

async function deleteIfThere(ctx: MemberContext, ixId: string) {
  const id = await lockConnectionOf(ctx, 'interactions', ixId)
  if (id !== null) await deleteInteraction(ctx, { id, ixId })
}

function changeEntry(
  ctx: MemberContext,
  { meetingId, connectionId }: Pick<MeetingEntry, 'meetingId' | 'connectionId'>,
) {
  return ctx.db
    .updateTable('meetingEntries')
    .where('memberId', '=', ctx.member.id)
    .where('meetingId', '=', meetingId)
    .where('connectionId', '=', connectionId)
}

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
type MeetingEntry = MeetingWithEntries['entries'][number]

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

/** The title of a meeting without one. */
const untitled: Record<string, string> = {
  de: 'Treffen',
  en: 'Meeting',
  es: 'Reunión',
  fr: 'Rendez-vous',
  pt: 'Reunião',
}

export const titleFor = ({ member }: MemberContext, title: string) =>
  title || (untitled[member.locale?.slice(0, 2) ?? 'en'] ?? 'Meeting')
