import { storeReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { type Kith, nowText } from '#platform/context/context.ts'
import { changeWebhook, type WebhookKey, type WebhookRow } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>

/** Ends the current lease too. Waiting deliveries fail, and can be replayed one by one. */
export async function disableWebhook(
  ctx: Ctx,
  { memberId, id }: WebhookKey,
  why: NonNullable<WebhookRow['disabledFor']>,
) {
  const now = nowText(ctx)
  await changeWebhook(ctx, { memberId, id })
    .set((set) => ({ disabledAt: now, disabledFor: why, dueAt: null, busyUntil: null, turns: set('turns', '+', 1) }))
    .where('disabledAt', 'is', null)
    .execute()
  await ctx.db
    .updateTable('deliveries')
    .set({ nextTryAt: null, failedAt: now, failure: storeReason(say('reasons.delivery.turnedOff')) })
    .where('memberId', '=', memberId)
    .where('webhookId', '=', id)
    .where('nextTryAt', 'is not', null)
    .execute()
}

/** Only events from now on are sent. */
export async function enableWebhook(ctx: Ctx, webhook: WebhookKey, afterNumber: number) {
  await changeWebhook(ctx, webhook)
    .set({ disabledAt: null, disabledFor: null, failures: 0, failingSince: null, restUntil: null, afterNumber })
    .execute()
}

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
