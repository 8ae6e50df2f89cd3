import type { MemberContext } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'

type Owner = Pick<MemberContext, 'db' | 'now'> & { member: { id: string } }

/** Has a job read the calendar if that is due, and bring the timelines up to date with it. */
export async function followLater(ctx: Owner, calendarId: string) {
  const when = { memberId: ctx.member.id, only: `meetings.follow ${calendarId}` }
  await queueJob(ctx, 'meetings.follow', { calendarId }, when)
}
