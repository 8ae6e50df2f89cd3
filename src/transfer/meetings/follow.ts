import { memberContextFor } from '#members/members/member-row.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { isDue } from '#platform/jobs/queue.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { forgetOldMeetings, settleEntries, withdrawEntries } from './entries/settle.ts'
import { readSource } from './reading/read-source.ts'
import { type CalendarRow, calendarRows, changeCalendar, followLater, openSource } from './row.ts'
import { storeReading } from './store-reading.ts'

const batchSize = 100
/** If a job is lost, another looks then. */
const lease = { minutes: 15 }

/** Every minute: which calendars are to be read, and which have a meeting that has ended. */
export async function sweepMeetings(kith: Kith) {
  const due = await kith.db
    .selectFrom('meetingCalendars')
    .select(['memberId', 'id', 'lookAt'])
    .where(isDue(kith, 'lookAt'))
    .orderBy('lookAt')
    .limit(batchSize)
    .execute()
  for (const calendar of due) await queueFollowing(kith, calendar)
}

/** One of several processes advances the time and queues the job in the same transaction. */
async function queueFollowing(kith: Kith, { memberId, id, lookAt }: Pick<CalendarRow, 'memberId' | 'id' | 'lookAt'>) {
  await transaction(kith, async (kith) => {
    const moved = await kith.db
      .updateTable('meetingCalendars')
      .set({ lookAt: instantText(kith.now().add(lease)) })
      .where('memberId', '=', memberId)
      .where('id', '=', id)
      .where('lookAt', '=', lookAt)
      .returning('id')
      .executeTakeFirst()
    if (moved) await followLater({ ...kith, member: { id: memberId } }, id)
  })
}

/** Reads a calendar if that is due, and brings the timelines up to date with it. */
export async function followCalendar(
  kith: Kith,
  { calendarId }: { calendarId: string },
  { memberId, signal }: Pick<JobRun, 'memberId' | 'signal'>,
) {
  const ctx = await memberContextFor(kith, memberId)
  const calendar = ctx && (await calendarRows(ctx).where('id', '=', calendarId).executeTakeFirst())
  if (!ctx || !calendar) return
  if (calendar.removedAt !== null) return followRemoved(ctx, calendar, signal)
  if (calendar.nextReadAt <= nowText(ctx)) {
    const reading = await readSource(ctx, { ...calendar, source: await openSource(ctx, calendar) }, signal)
    await transaction(ctx, (ctx) => storeReading(ctx, calendar, reading))
  }
  await settleEntries(ctx, calendarId, signal)
  await forgetOldMeetings(ctx, calendarId)
  await scheduleNext(ctx, calendarId)
}

/** Its entries are removed right away, and the calendar when it can no longer be restored. */
async function followRemoved(ctx: MemberContext, { id, removedAt }: CalendarRow, signal: AbortSignal) {
  await withdrawEntries(ctx, id, signal)
  const removal = await ctx.db
    .selectFrom('removals')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'calendar')
    .where('subjectId', '=', id)
    .executeTakeFirst()
  if (!removal) {
    const calendars = ctx.db.deleteFrom('meetingCalendars').where('memberId', '=', ctx.member.id)
    await calendars.where('id', '=', id).where('removedAt', '=', removedAt).execute()
    return
  }
  const lookAt = instantText(ctx.now().add({ hours: 24 }))
  await changeCalendar(ctx, id).set({ lookAt }).where('removedAt', '=', removedAt).execute()
}

async function scheduleNext(ctx: MemberContext, id: string) {
  const { next } = await ctx.db
    .selectFrom('meetings')
    .select((of) => of.fn.min('endsAt').as('next'))
    .where('memberId', '=', ctx.member.id)
    .where('calendarId', '=', id)
    .where('cancelledAt', 'is', null)
    .where('endsAt', '>', nowText(ctx))
    .executeTakeFirstOrThrow()
  const calendar = await calendarRows(ctx).where('id', '=', id).executeTakeFirst()
  if (!calendar) return
  const lookAt = next !== null && next < calendar.nextReadAt ? next : calendar.nextReadAt
  await changeCalendar(ctx, id).set({ lookAt }).where('removedAt', 'is', null).execute()
}
