import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { Conditions, RemoveOutcome } from '../../sync/conditions.ts'
import { followPromises } from '../follow-promises.ts'
import { isStale, storeTasks, tasksOf } from '../rows.ts'

/** Hides the task, as a device asked. The promise stays in Kith; a task that waited is gone. */
export async function removeTask(ctx: MemberContext, { name, ...conditions }: Conditions & { name: string }) {
  await followPromises(ctx)
  return transaction(ctx, async (ctx): Promise<RemoveOutcome> => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const row = await tasksOf(ctx).where('name', '=', name).executeTakeFirst()
    if (!row || row.goneAt !== null) return 'missing'
    if (isStale(row, conditions)) return 'stale'
    await storeTasks(ctx, [{ ...row, text: '', goneAs: row.promiseId === null ? 'left' : 'device' }])
    return 'removed'
  })
}
