import { removeRows } from '#members/members/hooks.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** Removes all deliveries of a member whose account is removed; the webhooks go with the member's row. */
export const forgetDeliveries = (ctx: MemberContext) => removeRows(ctx, 'deliveries')
