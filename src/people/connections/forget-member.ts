import { removeRows } from '#members/members/hooks.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** Removes all connections of a member whose account is removed, with what belongs to them. */
export async function forgetConnections(ctx: MemberContext) {
  for (const table of ['connections', 'interactions', 'promises', 'followups'] as const) await removeRows(ctx, table)
}
