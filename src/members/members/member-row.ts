import type { Context } from '#platform/context/context.ts'

/** Locks members' rows until the transaction ends. False if one of them no longer exists. */
export async function lockMembers(ctx: Pick<Context, 'db'>, ...ids: string[]) {
  const held = await ctx.db
    .updateTable('members')
    .set((set) => ({ id: set.ref('id') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return held.length === ids.length
}
