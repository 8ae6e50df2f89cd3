import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { createRemoval } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { getCalendar, refuseTooMany } from './calendars.ts'
import { followLater } from './follow-later.ts'
import { calendarNotFound, changeCalendar } from './row.ts'

/** Its entries leave the timelines a moment later, a few at a time: there may be thousands. */
export async function removeCalendar(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const now = nowText(ctx)
    const removed = await changeCalendar(ctx, id)
      .set({ removedAt: now, lookAt: now })
      .where('removedAt', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw calendarNotFound()
    await createRemoval(ctx, { kind: 'calendar', subjectId: id, connectionId: null, label: removed.name })
    await followLater(ctx, id)
  })
}

export async function restoreCalendar(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    await takeBack(ctx, await findRemoval(ctx, 'calendar', id), async () => {
      await refuseTooMany(ctx)
      const now = nowText(ctx)
      await changeCalendar(ctx, id).set({ removedAt: null, lookAt: now, nextReadAt: now, parsedAt: null }).execute()
      await followLater(ctx, id)
    })
    return getCalendar(ctx, { id })
  })
}
