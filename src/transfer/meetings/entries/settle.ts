import { setImmediate as nextTurn } from 'node:timers/promises'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { findByEmails } from '#people/search/read-people.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { spanOf } from '../reading/read-source.ts'
import {
  addEntry,
  dropEntry,
  isFollowed,
  type MeetingWithEntries,
  maxPeople,
  meetingPages,
  putBack,
  rewriteEntry,
  titleFor,
  withdrawEntry,
} from './change-entry.ts'

/** Brings the timelines up to date with the stored meetings of a calendar. May run twice, or stop half-way. */
export async function settleEntries(ctx: MemberContext, calendarId: string, signal: AbortSignal) {
  for await (const meetings of meetingPages(ctx, calendarId, spanOf(ctx).from)) {
    const emails = meetings.flatMap(({ attendees }) => attendees.map(({ email }) => email))
    const people = await findByEmails(ctx, emails)
    const present = await followMerges(
      ctx,
      meetings.flatMap(({ entries }) => entries.map(({ connectionId }) => connectionId)),
    )
    for (const meeting of meetings) {
      signal.throwIfAborted()
      await settleMeeting(ctx, meeting, { people, present })
    }
    await nextTurn()
  }
}

type Known = {
  /** The person of each address. */
  people: Map<string, string>
  /** The current id of each person, who may have been merged. */
  present: Map<string, string>
}

async function settleMeeting(ctx: MemberContext, meeting: MeetingWithEntries, { people, present }: Known) {
  const { id, endsAt, startsAt, cancelledAt, entries, attendees } = meeting
  const hasHappened = cancelledAt === null && endsAt <= nowText(ctx)
  const invited = new Set(attendees.map(({ email }) => email))
  const rewritten = new Set<string>()
  for (const entry of entries) {
    const followed = isFollowed(entry)
    const personId = present.get(entry.connectionId) ?? entry.connectionId
    if (!hasHappened || !invited.has(entry.email))
      await dropEntry(ctx, entry, { isFollowed: followed, isOff: !hasHappened, personId })
    else if (entry.withdrawnAt !== null) await putBack(ctx, meeting, entry, personId)
    else if (
      followed &&
      !rewritten.has(entry.ixId) &&
      (entry.occurredAt !== startsAt || entry.text !== titleFor(ctx, meeting.title))
    ) {
      await rewriteEntry(ctx, meeting, entry.ixId)
      rewritten.add(entry.ixId)
    }
  }
  if (cancelledAt !== null) await deleteMeeting(ctx, id)
  if (hasHappened) await addPeople(ctx, meeting, { people, present })
}

/** Attendees who are not on it yet join the entry of the others, as far as they fit in and the member has not changed it. */
async function addPeople(ctx: MemberContext, meeting: MeetingWithEntries, { people, present }: Known) {
  const { entries, attendees } = meeting
  const written = new Set(entries.map(({ connectionId }) => present.get(connectionId) ?? connectionId))
  const added: { connectionId: string; email: string }[] = []
  for (const { email } of attendees) {
    const connectionId = people.get(email)
    if (connectionId === undefined || written.has(connectionId)) continue
    written.add(connectionId)
    added.push({ connectionId, email })
  }
  const invited = new Set(attendees.map(({ email }) => email))
  const joined = entries.find((entry) => isFollowed(entry) && entry.withdrawnAt === null && invited.has(entry.email))
  const taken = entries.filter(({ ixId }) => ixId === joined?.ixId).length
  const joining = joined ? added.splice(0, maxPeople - taken) : []
  if (joining.length > 0) await addEntry(ctx, meeting, joining, joined?.ixId ?? null)
  for (const some of chunks(added, maxPeople)) await addEntry(ctx, meeting, some, null)
}

async function deleteMeeting(ctx: MemberContext, id: string) {
  await ctx.db
    .deleteFrom('meetings')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('cancelledAt', 'is not', null)
    .execute()
}

/** Takes the entries of a removed calendar from the timelines, except those that the member made their own. */
export async function withdrawEntries(ctx: MemberContext, calendarId: string, signal: AbortSignal) {
  for await (const meetings of meetingPages(ctx, calendarId)) {
    for (const entry of meetings.flatMap(({ entries }) => entries).filter(isFollowed)) {
      signal.throwIfAborted()
      await withdrawEntry(ctx, entry)
    }
    await nextTurn()
  }
}

/** Meetings that are no longer looked at, and on no timeline. */
export async function forgetOldMeetings(ctx: MemberContext, calendarId: string) {
  await ctx.db
    .deleteFrom('meetings')
    .where('memberId', '=', ctx.member.id)
    .where('calendarId', '=', calendarId)
    .where('endsAt', '<', spanOf(ctx).from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meetingEntries')
            .select('meetingEntries.ixId')
            .where('meetingEntries.memberId', '=', ctx.member.id)
            .whereRef('meetingEntries.meetingId', '=', 'meetings.id'),
        ),
      ),
    )
    .execute()
}
