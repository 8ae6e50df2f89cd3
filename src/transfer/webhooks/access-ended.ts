import type { Kith } from '#platform/context/context.ts'
import { disableWebhook } from './enable.ts'

type Ended = { memberId: string; tokenId?: string }

/** Turns off the webhooks that a token created, or with a new password all of a member's. Returns how many. */
export async function turnOffWebhooks(ctx: Pick<Kith, 'db' | 'now'>, { memberId, tokenId }: Ended) {
  const webhooks = await ctx.db
    .selectFrom('webhooks')
    .select(['memberId', 'id'])
    .where('memberId', '=', memberId)
    .where('disabledAt', 'is', null)
    .$if(tokenId !== undefined, (query) => query.where('madeBy', '=', tokenId ?? ''))
    .execute()
  for (const webhook of webhooks) await disableWebhook(ctx, webhook, tokenId === undefined ? 'password' : 'token')
  return webhooks.length
}
