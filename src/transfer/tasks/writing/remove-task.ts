import { lockMembers } from '#members/members/member-row.ts'
import { lockConnectionOf } from '#people/connections/record/lock.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { Conditions, RemoveOutcome } from '../../sync/conditions.ts'
import { followPromises, reviseTasks } from '../follow-promises.ts'
import { isStale, storeTasks, tasksOf } from '../rows.ts'

/** Hides the task, as a device asked. The promise stays in Kith; a task that waited is gone. */
export async function removeTask(ctx: MemberContext, { name, ...conditions }: Conditions & { name: string }) {
  await followPromises(ctx)
  return transaction(ctx, async (ctx): Promise<RemoveOutcome> => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const findRow = () => tasksOf(ctx).where('name', '=', name).executeTakeFirst()
    const promiseId = (await findRow())?.promiseId
    // What changed here a moment ago counts before the conditions are checked.
    if (promiseId && (await lockConnectionOf(ctx, 'promises', promiseId))) await reviseTasks(ctx, [promiseId])
    const row = await findRow()
    if (!row || row.goneAt !== null) return 'missing'
    if (isStale(row, conditions)) return 'stale'
    await storeTasks(ctx, [{ ...row, text: '', goneAs: row.promiseId === null ? 'left' : 'device' }])
    return 'removed'
  })
}
