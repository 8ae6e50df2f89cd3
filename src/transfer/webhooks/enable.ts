import { type Kith, nowText } from '#platform/context/context.ts'
import { changeWebhook, type WebhookKey, type WebhookRow } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>

/** Nothing more is sent, by whoever has the turn either. What waited has failed, and can be replayed one by one. */
export async function disable(ctx: Ctx, { memberId, id }: WebhookKey, why: NonNullable<WebhookRow['disabledFor']>) {
  const now = nowText(ctx)
  await changeWebhook(ctx, { memberId, id })
    .set((set) => ({ disabledAt: now, disabledFor: why, dueAt: null, busyUntil: null, turns: set('turns', '+', 1) }))
    .where('disabledAt', 'is', null)
    .execute()
  await ctx.db
    .updateTable('deliveries')
    .set({ nextTryAt: null, failedAt: now, failure: 'The webhook was turned off before this was delivered.' })
    .where('memberId', '=', memberId)
    .where('webhookId', '=', id)
    .where('nextTryAt', 'is not', null)
    .execute()
}

/** It hears what happens from now on. */
export async function enable(ctx: Ctx, webhook: WebhookKey, afterNumber: number) {
  await changeWebhook(ctx, webhook)
    .set({ disabledAt: null, disabledFor: null, failures: 0, failingSince: null, restUntil: null, afterNumber })
    .execute()
}
