import type { Context } from '#platform/context/context.ts'

/**
 * Locks members' rows until the transaction ends. False if one of them no longer exists. Not by an update of the id: SQLite
 * would look at all that refers to it.
 */
export async function lockMembers(ctx: Pick<Context, 'db'>, ...ids: string[]) {
  const held = await ctx.db
    .updateTable('members')
    .set((set) => ({ name: set.ref('name') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return held.length === ids.length
}
