import { type Kith, nowText } from '../context.ts'
import type { WebhookRow } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type Which = { memberId: string; id: string }

/** Nothing more is sent. What waited has failed, and can be replayed one by one. */
export async function disable(ctx: Ctx, { memberId, id }: Which, why: NonNullable<WebhookRow['disabledFor']>) {
  const now = nowText(ctx)
  await ctx.db
    .updateTable('webhooks')
    .set({ disabledAt: now, disabledFor: why, dueAt: null })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
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
export async function enable(ctx: Ctx, { memberId, id }: Which, afterNumber: number) {
  await ctx.db
    .updateTable('webhooks')
    .set({ disabledAt: null, disabledFor: null, failures: 0, failingSince: null, restUntil: null, afterNumber })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute()
}
