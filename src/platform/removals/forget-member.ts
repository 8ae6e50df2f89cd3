import type { MemberContext } from '../context/context.ts'
import { purge } from './purge.ts'

/** Deletes all removals of a member whose account is removed, with their files. */
export async function forgetRemovals(ctx: MemberContext) {
  const rows = await ctx.db.selectFrom('removals').select('id').where('memberId', '=', ctx.member.id).execute()
  for (const { id } of rows) await purge(ctx, id)
}
