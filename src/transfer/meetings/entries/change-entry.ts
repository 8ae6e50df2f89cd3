import { randomUUIDv7 } from 'node:crypto'
import { lockConnectionOf, lockEveryone } from '#people/connections/record/lock.ts'
import { updateInteraction } from '#people/interactions/interactions.ts'
import { findSameMeeting, logMeeting, rewriteMeeting } from '#people/interactions/logged.ts'
import { idsOf } from '#people/interactions/others.ts'
import { deleteInteraction } from '#people/interactions/removal.ts'
import { findRow } from '#people/interactions/row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'

type Meeting = Pick<MeetingWithEntries, 'id' | 'uid' | 'originalStart' | 'startsAt' | 'title'>
type Attended = { connectionId: string; email: string }

/** As many as an entry has people. */
export const maxPeople = 50

/**
 * Writes a meeting on the timelines of people, as one entry: not for those who have it through another calendar. They join
 * the entry `joined`, if the meeting has one.
 */
export async function addEntry(ctx: MemberContext, meeting: Meeting, attended: Attended[], joined: string | null) {
  await transaction(ctx, async (ctx) => {
    const newId = randomUUIDv7()
    const ids = attended.map(({ connectionId }) => connectionId)
    const locked = await lockEveryone(ctx, joined ?? newId, ids)
    const [text, occurredAt] = [titleFor(ctx, meeting.title), meeting.startsAt]
    const people: Attended[] = []
    let same: string | null = null
    for (const each of attended) {
      if (!locked.has(each.connectionId) || (await isElsewhere(ctx, meeting, each.connectionId))) continue
      people.push(each)
      same ??= joined ? null : await findSameMeeting(ctx, { id: each.connectionId, text, occurredAt })
    }
    const ixId = joined ?? same ?? newId
    const added: string[] = []
    for (const { connectionId, email } of people) {
      const row = { memberId: ctx.member.id, meetingId: meeting.id, connectionId, ixId, email, occurredAt }
      const insert = ctx.db
        .insertInto('meetingEntries')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
      if (await insert.returning('ixId').executeTakeFirst()) added.push(connectionId)
    }
    await writeTogether(ctx, { ixId, text, occurredAt }, added)
  })
}

type Written = { ixId: string; text: string; occurredAt: string }

/** On the timelines of these people too, or of these alone. The caller has locked them. */
async function writeTogether(ctx: MemberContext, { ixId, text, occurredAt }: Written, [first, ...others]: string[]) {
  if (first === undefined) return
  const people = await peopleIn(ctx, ixId)
  if (people.length === 0)
    await logMeeting(ctx, { id: ixId, connectionId: first, connectionIds: others, text, occurredAt })
  else await keepPeople(ctx, ixId, [...people, first, ...others])
}

/** Everybody an entry is about; nobody if it is gone. */
async function peopleIn(ctx: MemberContext, ixId: string) {
  const row = await findRow(ctx, ixId)
  return row ? idsOf(row) : []
}

async function keepPeople(ctx: MemberContext, ixId: string, people: string[]) {
  const [id = '', ...connectionIds] = new Set(people)
  await updateInteraction(ctx, { id, ixId, connectionIds })
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

export async function rewriteEntry(ctx: MemberContext, { id: meetingId, startsAt, title }: Meeting, ixId: string) {
  await transaction(ctx, async (ctx) => {
    const id = await lockConnectionOf(ctx, 'interactions', ixId)
    if (id === null) return
    await rewriteMeeting(ctx, { id, ixId, text: titleFor(ctx, title), occurredAt: startsAt })
    await entriesWith(ctx, { meetingId, ixId }).set({ occurredAt: startsAt }).execute()
  })
}

/** The meeting is cancelled or still to come, so that the entry goes, or it is no longer with this person. */
export async function dropEntry(ctx: MemberContext, entry: MeetingEntry, { isFollowed, isOff, personId }: Dropped) {
  await transaction(ctx, async (ctx) => {
    if (isFollowed) await (isOff ? deleteIfThere(ctx, entry.ixId) : takeOut(ctx, entry.ixId, personId))
    await ctx.db
      .deleteFrom('meetingEntries')
      .where('memberId', '=', ctx.member.id)
      .where('meetingId', '=', entry.meetingId)
      .where('connectionId', '=', entry.connectionId)
      .execute()
  })
}

type Dropped = { isFollowed: boolean; isOff: boolean; personId: string }

async function takeOut(ctx: MemberContext, ixId: string, personId: string) {
  await lockEveryone(ctx, ixId, [])
  const people = await peopleIn(ctx, ixId)
  const rest = people.filter((id) => id !== personId)
  if (rest.length === 0) await deleteIfThere(ctx, ixId)
  else if (rest.length < people.length) await keepPeople(ctx, ixId, rest)
}

/** The calendar was removed; if it is restored, so is the entry. */
export async function withdrawEntry(ctx: MemberContext, { meetingId, ixId }: MeetingEntry) {
  await transaction(ctx, async (ctx) => {
    await deleteIfThere(ctx, ixId)
    await entriesWith(ctx, { meetingId, ixId })
      .set({ withdrawnAt: nowText(ctx) })
      .execute()
  })
}

/** With the id it had. `personId` is the person, who may have been merged since. */
export async function putBack(ctx: MemberContext, meeting: Meeting, entry: MeetingEntry, personId: string) {
  await transaction(ctx, async (ctx) => {
    const { meetingId, connectionId, ixId } = entry
    const locked = await lockEveryone(ctx, ixId, [personId])
    if (!locked.has(personId) || (await isElsewhere(ctx, meeting, personId))) return
    const occurredAt = meeting.startsAt
    const back = await entriesWith(ctx, { meetingId, ixId })
      .set({ withdrawnAt: null, occurredAt })
      .where('connectionId', '=', connectionId)
      .where('withdrawnAt', 'is not', null)
      .returning('ixId')
      .executeTakeFirst()
    if (back) await writeTogether(ctx, { ixId, text: titleFor(ctx, meeting.title), occurredAt }, [personId])
  })
}

async function deleteIfThere(ctx: MemberContext, ixId: string) {
  const id = await lockConnectionOf(ctx, 'interactions', ixId)
  if (id !== null) await deleteInteraction(ctx, { id, ixId })
}

/** A meeting's part of an entry: one row for each person. */
function entriesWith(ctx: MemberContext, { meetingId, ixId }: Pick<MeetingEntry, 'meetingId' | 'ixId'>) {
  return ctx.db
    .updateTable('meetingEntries')
    .where('memberId', '=', ctx.member.id)
    .where('meetingId', '=', meetingId)
    .where('ixId', '=', ixId)
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
