import { removeRows } from '#members/members/hooks.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** Removes all threads of a member whose account is removed, with their messages. */
export const forgetThreads = (ctx: MemberContext) => removeRows(ctx, 'threads')
