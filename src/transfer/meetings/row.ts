import type { Selectable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { hasPerson } from '#people/connections/record/lock.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { sealWith, secretKey, unsealWith } from '#platform/secrets/secret-key.ts'
import { problemSentences } from './api.ts'
import type { CalendarSource } from './reading/requests.ts'

export type CalendarRow = Selectable<Schema['meetingCalendars']>

/** Also those that were removed and can be restored. */
export function calendarRows(ctx: MemberContext) {
  return ctx.db
    .selectFrom('meetingCalendars')
    .select(['memberId', ...columnsOf('meetingCalendars')])
    .where('memberId', '=', ctx.member.id)
}

export async function getCalendarRow(ctx: MemberContext, id: string): Promise<CalendarRow> {
  const row = await calendarRows(ctx).where('id', '=', id).where('removedAt', 'is', null).executeTakeFirst()
  if (!row) throw calendarNotFound()
  return row
}

export const calendarNotFound = () => new Refusal('not_found', say('refusals.meetings.noCalendar'))

/** Meetings that are not cancelled, of calendars that were not removed. */
export function liveMeetings(ctx: MemberContext) {
  return ctx.db
    .selectFrom('meetings')
    .innerJoin('meetingCalendars', (join) =>
      join
        .onRef('meetingCalendars.memberId', '=', 'meetings.memberId')
        .onRef('meetingCalendars.id', '=', 'meetings.calendarId'),
    )
    .where('meetings.memberId', '=', ctx.member.id)
    .where('meetingCalendars.removedAt', 'is', null)
    .where('meetings.cancelledAt', 'is', null)
}

export function changeCalendar(ctx: MemberContext, id: string) {
  return ctx.db.updateTable('meetingCalendars').where('memberId', '=', ctx.member.id).where('id', '=', id)
}

export async function calendarView(ctx: MemberContext, row: CalendarRow) {
  const { id, name, host, ownEmails, createdAt, lastReadAt, nextReadAt, problem } = row
  const { count } = await ctx.db
    .selectFrom('meetingEntries')
    .innerJoin('meetings', (join) =>
      join
        .onRef('meetings.memberId', '=', 'meetingEntries.memberId')
        .onRef('meetings.id', '=', 'meetingEntries.meetingId'),
    )
    .innerJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'meetingEntries.memberId')
        .onRef('interactions.id', '=', 'meetingEntries.ixId'),
    )
    .select((of) => of.fn.count<number | string>('meetingEntries.ixId').distinct().as('count'))
    .where('meetingEntries.memberId', '=', ctx.member.id)
    .where('meetings.calendarId', '=', id)
    .where('interactions.source', '=', 'calendar')
    .where(hasPerson('interactions'))
    .executeTakeFirstOrThrow()
  return {
    ...{ id, name, host, ownEmails, createdAt, lastReadAt: lastReadAt ?? undefined, nextReadAt },
    problem: problem ?? undefined,
    advice: problem ? problemSentences[problem] : undefined,
    entries: Number(count),
  }
}

const purposeOf = ({ memberId, id }: Pick<CalendarRow, 'memberId' | 'id'>) => `calendar ${memberId} ${id}`

export async function sealSource(ctx: MemberContext, id: string, source: CalendarSource) {
  const key = await secretKey(ctx, 'calendars')
  return sealWith(key, purposeOf({ memberId: ctx.member.id, id }), JSON.stringify(source))
}

/** Null if the key is another one by now. */
export async function openSource(ctx: MemberContext, row: CalendarRow): Promise<CalendarSource | null> {
  const text = unsealWith(await secretKey(ctx, 'calendars'), purposeOf(row), row.sealedSource)
  return text === null ? null : JSON.parse(text)
}

type Owner = Pick<MemberContext, 'db' | 'now'> & { member: { id: string } }

/** Has a job read the calendar if that is due, and bring the timelines up to date with it. */
export async function followLater(ctx: Owner, calendarId: string) {
  const when = { memberId: ctx.member.id, only: `meetings.follow ${calendarId}` }
  await queueJob(ctx, 'meetings.follow', { calendarId }, when)
}
