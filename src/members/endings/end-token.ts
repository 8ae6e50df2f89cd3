import { type Kith, nowText, transaction } from '#platform/context/context.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { lockMembers } from '../members/member-row.ts'
import { withdrawInvitesByToken } from '../workspaces/withdraw-invites.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type Token = { memberId: string; tokenId: string }

/** What a token made that would outlive it ends with it: pending invites and webhooks. */
export async function endWhatTokenMade(ctx: Ctx, token: Token, { accessEnded }: Pick<MemberHooks, 'accessEnded'>) {
  await withdrawInvitesByToken(ctx, token.tokenId)
  await accessEnded(ctx, token)
}

const batchSize = 100

/**
 * Runs every hour: what expired tokens made ends as if they had been revoked. The tokens stay listed. With the member's row
 * locked: a request that began before the end must not make more meanwhile.
 */
export async function sweepExpiredTokens(kith: Kith, hooks: Pick<MemberHooks, 'accessEnded'>) {
  const expired = await kith.db
    .selectFrom('tokens')
    .select(['memberId', 'id as tokenId'])
    .where('manages', '=', 1)
    .where('expiresAt', '<=', nowText(kith))
    .limit(batchSize)
    .execute()
  for (const token of expired)
    await transaction(kith, async (kith) => {
      await lockMembers(kith, token.memberId)
      await endWhatTokenMade(kith, token, hooks)
      await kith.db.updateTable('tokens').set({ manages: 0 }).where('id', '=', token.tokenId).execute()
    })
}
