import { randomUUIDv7 } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks, pacedChunks } from '#platform/db/batches.ts'
import { beforeEveryId, json } from '#platform/db/schema/schema.ts'
import type { Occurrence, ReadCalendar } from './reading/occurrences.ts'
import { type Reading, spanOf } from './reading/read-source.ts'
import { type CalendarRow, changeCalendar } from './row.ts'

const readEvery = { minutes: 30 }
/** How long to wait after the first failure, the second, and so on. */
const pauses = [{ minutes: 15 }, { hours: 1 }, { hours: 3 }, { hours: 6 }, { hours: 12 }, { hours: 24 }]

/**
 * Stores the outcome of a reading. What the meetings mean for timelines is settled afterwards, meeting by meeting. Nothing
 * is stored if other addresses became the member's own meanwhile: then the calendar is due to be read again.
 */
export async function storeReading(ctx: MemberContext, calendar: CalendarRow, reading: Reading) {
  const now = nowText(ctx)
  const { id, ownEmails } = calendar
  const held = await changeCalendar(ctx, id).set({ id }).returning('ownEmails').executeTakeFirst()
  if (!isDeepStrictEqual(held?.ownEmails, ownEmails)) return
  if (reading.state === 'failed') {
    const { problem, retryAfter } = reading
    const failures = calendar.failures + 1
    const wait = retryAfter
      ? { seconds: Math.min(Math.max(retryAfter, 900), 86_400) }
      : (pauses[failures - 1] ?? { hours: 24 })
    const nextReadAt = instantText(ctx.now().add(wait))
    await changeCalendar(ctx, calendar.id).set({ problem, failures, triedAt: now, nextReadAt }).execute()
    return
  }
  if (reading.state === 'read') await storeMeetings(ctx, calendar, reading.calendar)
  const version = reading.state === 'read' ? { etag: reading.etag, modified: reading.modified, parsedAt: now } : {}
  const nextReadAt = instantText(ctx.now().add(readEvery))
  await changeCalendar(ctx, calendar.id)
    .set({ ...version, problem: null, failures: 0, triedAt: now, lastReadAt: now, nextReadAt })
    .execute()
}

/** Adds and updates the calendar's meetings, and marks missing ones as cancelled. */
async function storeMeetings(ctx: MemberContext, { id: calendarId }: CalendarRow, calendar: ReadCalendar) {
  const stored = await storedMeetings(ctx, calendarId)
  const known = new Map(stored.map((meeting) => [keyOf(meeting), meeting]))
  const read = new Map(calendar.occurrences.map((occurrence) => [keyOf(occurrence), occurrence]))
  const added = [...read].flatMap(([key, occurrence]) => (known.has(key) ? [] : [occurrence]))
  for await (const part of pacedChunks(added)) await insertMeetings(ctx, calendarId, part)
  const giveTurn = takeTurns()
  for (const [key, meeting] of known) {
    await giveTurn()
    const occurrence = read.get(key)
    if (occurrence && !isSame(meeting, occurrence)) await changeMeeting(ctx, meeting.id, occurrence)
  }
  const gone = [...known].flatMap(([key, meeting]) =>
    !read.has(key) && meeting.cancelledAt === null && wouldBeThere(ctx, meeting, calendar) ? [meeting.id] : [],
  )
  for (const part of chunks(gone, 100)) await cancelMeetings(ctx, part)
}

/** A file that omits old events says nothing about them: missing ones weren't cancelled. */
function wouldBeThere(ctx: MemberContext, { uid, startsAt }: StoredMeeting, { uids, firstDay }: ReadCalendar) {
  return uids.has(uid) || startsAt >= firstDay || startsAt >= nowText(ctx)
}

const pageSize = 250

/** Page by page: on SQLite a statement blocks the whole process. */
async function storedMeetings(ctx: MemberContext, calendarId: string) {
  const all: StoredMeeting[] = []
  for (let after = beforeEveryId; ; ) {
    const page = await meetingsAfter(ctx, calendarId, after)
    all.push(...page)
    if (page.length < pageSize) return all
    after = page.at(-1)?.id ?? after
    await nextTurn()
  }
}

function meetingsAfter(ctx: MemberContext, calendarId: string, after: string) {
  return ctx.db
    .selectFrom('meetings')
    .select(['id', 'uid', 'originalStart', 'startsAt', 'endsAt', 'title', 'attendees', 'cancelledAt'])
    .where('memberId', '=', ctx.member.id)
    .where('calendarId', '=', calendarId)
    .where('endsAt', '>=', spanOf(ctx).from)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute()
}

type StoredMeeting = Awaited<ReturnType<typeof meetingsAfter>>[number]

const keyOf = ({ uid, originalStart }: Pick<Occurrence, 'uid' | 'originalStart'>) => `${originalStart} ${uid}`

function isSame(meeting: StoredMeeting, { startsAt, endsAt, title, attendees }: Occurrence) {
  const isUnmoved = meeting.startsAt === startsAt && meeting.endsAt === endsAt && meeting.cancelledAt === null
  return isUnmoved && meeting.title === title && isDeepStrictEqual(meeting.attendees, JSON.parse(json(attendees)))
}

async function insertMeetings(ctx: MemberContext, calendarId: string, occurrences: Occurrence[]) {
  const rows = occurrences.map(({ attendees, ...occurrence }) => ({
    ...{ memberId: ctx.member.id, id: randomUUIDv7(), calendarId },
    ...occurrence,
    attendees: json(attendees),
  }))
  await ctx.db
    .insertInto('meetings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function changeMeeting(ctx: MemberContext, id: string, { startsAt, endsAt, title, attendees }: Occurrence) {
  await ctx.db
    .updateTable('meetings')
    .set({ startsAt, endsAt, title, attendees: json(attendees), cancelledAt: null })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .execute()
}

async function cancelMeetings(ctx: MemberContext, ids: string[]) {
  await ctx.db
    .updateTable('meetings')
    .set({ cancelledAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
}
