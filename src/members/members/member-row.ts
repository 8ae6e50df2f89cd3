import type { Context } from '#platform/context/context.ts'

/** Holds members' rows until the transaction ends. False when one of them is gone. */
export async function lockMembers(ctx: Context, ...ids: string[]) {
  const held = await ctx.db
    .updateTable('members')
    .set((set) => ({ id: set.ref('id') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return held.length === ids.length
}
