import { removeRows } from '#members/members/remove-rows.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** Removes all connections of a member whose account is removed, with what belongs to them. */
export const forgetConnections = (ctx: MemberContext) => removeRows(ctx, 'connections')
