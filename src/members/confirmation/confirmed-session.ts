import { Refusal } from '#contract/errors.ts'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { lockMembers } from '../members/member-row.ts'

/** How long a sign-in, or a confirmation after it, counts as fresh. */
const freshness = Temporal.Duration.from({ minutes: 10 })

/** For changes to how a member signs in: whoever finds an open browser must not make them. Locks the member's row. */
export async function requireConfirmedSession(ctx: MemberContext) {
  await lockMembers(ctx, ctx.member.id)
  const session = await ctx.db
    .selectFrom('tokens')
    .select((row) => row.fn.coalesce('confirmedAt', 'createdAt').as('confirmedAt'))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ctx.tokenId)
    .executeTakeFirst()
  if (!session) throw sessionEnded()
  if (session.confirmedAt < instantText(ctx.now().subtract(freshness))) {
    throw new Refusal('confirmation_needed', 'Confirm that it’s you first, with your password or a passkey.')
  }
}

export async function confirmSession(ctx: MemberContext) {
  const confirmed = await ctx.db
    .updateTable('tokens')
    .set({ confirmedAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ctx.tokenId)
    .returning('id')
    .executeTakeFirst()
  if (!confirmed) throw sessionEnded()
}

const sessionEnded = () => new Refusal('unauthenticated', 'This session has just ended. Sign in again.')
