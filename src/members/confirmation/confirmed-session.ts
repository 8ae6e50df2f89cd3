import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { lockMembers } from '../members/member-row.ts'

/** How long a sign-in, or a confirmation after it, counts as fresh. */
const freshness = Temporal.Duration.from({ minutes: 10 })

/**
 * For changes to sign-in and lasting access, which a stranger at an open browser must not make. Locks the member's row.
 */
export async function requireConfirmedSession(ctx: MemberContext) {
  await requireActiveSession(ctx)
  await requireFreshProof(ctx)
}

/** Locks the member's row, as a change of password does: a session or token ended by one must not create anything that stays. */
export async function requireActiveSession(ctx: MemberContext) {
  await lockMembers(ctx, ctx.member.id)
  const session = await ownToken(ctx)
    .select('id')
    .where((token) => token.or([token('expiresAt', 'is', null), token('expiresAt', '>', nowText(ctx))]))
    .executeTakeFirst()
  if (!session) throw sessionEnded()
}

/** A token or app cannot confirm anything, and need not: it took a fresh proof to create it. */
export async function requireFreshProof(ctx: MemberContext) {
  if (ctx.kind !== 'session') return
  const session = await ownToken(ctx)
    .select((row) => row.fn.coalesce('confirmedAt', 'createdAt').as('confirmedAt'))
    .executeTakeFirst()
  if (!session) throw sessionEnded()
  if (session.confirmedAt < instantText(ctx.now().subtract(freshness))) {
    throw new Refusal('confirmation_needed', say('refusals.confirmation.confirmFirst'))
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

const ownToken = ({ db, member, tokenId }: MemberContext) =>
  db.selectFrom('tokens').where('memberId', '=', member.id).where('id', '=', tokenId)

const sessionEnded = () => new Refusal('unauthenticated', say('refusals.confirmation.sessionEnded'))
