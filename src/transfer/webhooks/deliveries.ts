import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { storeReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import {
  instantText,
  type Kith,
  type MemberContext,
  nowText,
  type PreparedChange,
  transaction,
} from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import { changeWebhook, type DeliveryRow, deliveryColumns, deliveryView, getStoredWebhook } from './row.ts'
import { isSuccess, sendDelivery } from './send.ts'

type View = ReturnType<typeof deliveryView>

/** Sends before the transaction, which then saves the outcome. */
export async function prepareTest(ctx: MemberContext, { id }: { id: string }): Promise<PreparedChange<View>> {
  const webhook = await getStoredWebhook(ctx, id)
  await ctx.limits.take('webhookTest', ctx.member.id)
  const now = nowText(ctx)
  const tested = {
    ...{ memberId: ctx.member.id, webhookId: id, id: randomUUIDv7(), number: null, kind: 'webhook.test' },
    ...{ subjectId: id, connectionId: null, happenedAt: now, createdAt: now, attempts: 1, nextTryAt: null },
  }
  const { status, failure, tookMs } = await sendDelivery(ctx, webhook, tested)
  const at = nowText(ctx)
  const ending = isSuccess(status) ? { deliveredAt: at, failedAt: null } : { deliveredAt: null, failedAt: at }
  const row: DeliveryRow = { ...tested, ...ending, status, failure: failure && storeReason(failure), tookMs }
  return {
    commit: async (ctx) => {
      await getStoredWebhook(ctx, id)
      await ctx.db.insertInto('deliveries').values(row).execute()
      return deliveryView(row)
    },
  }
}

type DeliveryQuery = { id: string; limit: number; before?: string | undefined }

export async function listDeliveries(ctx: MemberContext, { id, limit, before }: DeliveryQuery): Promise<Page<View>> {
  await getStoredWebhook(ctx, id)
  const [at, last = at] = before?.split('~') ?? []
  const rows = await deliveries(ctx, id)
    // Ids are in order of time.
    .where(({ eb, lit }) => (last ? eb(last.includes(':') ? 'createdAt' : 'id', '<', last) : lit(true)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ createdAt, id }) => placeAt(createdAt, id))
  return { items: shown.map(deliveryView), next }
}

export async function replayDelivery(ctx: MemberContext, { id, deliveryId }: { id: string; deliveryId: string }) {
  return transaction(ctx, async (ctx) => {
    const { disabledAt } = await getStoredWebhook(ctx, id)
    const delivery = await deliveries(ctx, id).where('id', '=', deliveryId).executeTakeFirst()
    if (!delivery) throw new Refusal('not_found', say('refusals.webhooks.noDelivery'))
    if (disabledAt) throw new Refusal('conflict', say('refusals.webhooks.turnedOff'))
    const now = nowText(ctx)
    await changeWebhook(ctx, { memberId: ctx.member.id, id }).set({ dueAt: now, restUntil: null }).execute()
    await ctx.db
      .updateTable('deliveries')
      .set({ nextTryAt: now, attempts: 0, deliveredAt: null, failedAt: null })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', deliveryId)
      .execute()
    return deliveryView(await deliveries(ctx, id).where('id', '=', deliveryId).executeTakeFirstOrThrow())
  })
}

function deliveries(ctx: MemberContext, webhookId: string) {
  return ctx.db
    .selectFrom('deliveries')
    .select(deliveryColumns)
    .where('memberId', '=', ctx.member.id)
    .where('webhookId', '=', webhookId)
}

const retention = { hours: 24 * 30 }
const batchSize = 500

/** Removes deliveries after 30 days. */
export async function sweepDeliveries(kith: Kith) {
  const before = instantText(kith.now().subtract(retention))
  const members = await kith.db.selectFrom('webhooks').select('memberId').distinct().execute()
  for (const { memberId } of members) {
    const old = kith.db
      .selectFrom('deliveries')
      .select('id')
      .where('memberId', '=', memberId)
      .where('createdAt', '<', before)
      .where('nextTryAt', 'is', null)
      .limit(batchSize)
    const remove = kith.db.deleteFrom('deliveries').where('memberId', '=', memberId).where('id', 'in', old)
    await removeInBatches(batchSize, remove.returning('id'))
  }
}
