import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import { changeWebhook, type DeliveryRow, deliveryColumns, deliveryView, getRow } from './row.ts'
import { isGood, send } from './send.ts'

type View = ReturnType<typeof deliveryView>

/** Sent before the transaction, which then keeps how it went. */
export async function prepareTest(ctx: MemberContext, { id }: { id: string }): Promise<PreparedChange<View>> {
  const webhook = await getRow(ctx, id)
  await ctx.limits.take('webhookTest', ctx.member.id)
  const now = nowText(ctx)
  const tested = {
    ...{ memberId: ctx.member.id, webhookId: id, id: randomUUIDv7(), number: null, kind: 'webhook.test' },
    ...{ subjectId: id, connectionId: null, happenedAt: now, createdAt: now, attempts: 1, nextTryAt: null },
  }
  const { status, failure, tookMs } = await send(ctx, webhook, tested)
  const at = nowText(ctx)
  const ending = isGood(status) ? { deliveredAt: at, failedAt: null } : { deliveredAt: null, failedAt: at }
  const row: DeliveryRow = { ...tested, ...ending, status, failure, tookMs }
  return {
    commit: async (ctx) => {
      await getRow(ctx, id)
      await ctx.db.insertInto('deliveries').values(row).execute()
      return deliveryView(row)
    },
  }
}

type Wanted = { id: string; limit: number; before?: string | undefined }

export async function listDeliveries(ctx: MemberContext, { id, limit, before }: Wanted): Promise<Page<View>> {
  await getRow(ctx, id)
  const [at, last = at] = before?.split('~') ?? []
  const rows = await deliveries(ctx, id)
    // Their ids are in the order of time.
    .where(({ eb, lit }) => (last ? eb(last.includes(':') ? 'createdAt' : 'id', '<', last) : lit(true)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ createdAt, id }) => placeAt(createdAt, id))
  return { items: shown.map(deliveryView), next }
}

export async function replayDelivery(ctx: MemberContext, { id, deliveryId }: { id: string; deliveryId: string }) {
  return transaction(ctx, async (ctx) => {
    const { disabledAt } = await getRow(ctx, id)
    const known = await deliveries(ctx, id).where('id', '=', deliveryId).executeTakeFirst()
    if (!known) throw new Refusal('not_found', 'No delivery of this webhook has this id: it may be over 30 days old.')
    if (disabledAt) throw new Refusal('conflict', 'This webhook is turned off. Turn it on, then replay.')
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
