import type { Context } from '../context.ts'

/** Holds a member's row until the transaction ends. False when they are gone. */
export async function holdMember(ctx: Context, memberId: string) {
  const held = await ctx.db
    .updateTable('members')
    .set({ id: memberId })
    .where('id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}
