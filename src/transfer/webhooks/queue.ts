import { randomUUIDv7 } from 'node:crypto'
import { type Kith, nowText, transaction } from '#platform/context/context.ts'
import { readEvents } from '#platform/events/read.ts'
import { isDue } from '#platform/jobs/queue.ts'
import { changeWebhook, deliveryColumns, type WebhookKey, webhookColumns } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>

const eventsPerBatch = 200
/** More events stay in the outbox, so that finding due deliveries stays fast. */
const maxQueued = 5_000

/** Queues new events as deliveries, each once and in order. True when there may be more. */
export async function queueEvents(ctx: Ctx, { memberId, id: webhookId }: WebhookKey) {
  const webhook = await findWebhook(ctx, { memberId, id: webhookId })
  if (!webhook || webhook.disabledAt) return false
  const events = await readEvents(ctx, { memberId, after: webhook.afterNumber, limit: eventsPerBatch })
  const last = events.at(-1)
  if (!last || (await isQueueFull(ctx, webhook))) return false
  const now = nowText(ctx)
  const chosen = events.filter(({ kind }) => webhook.kinds === null || webhook.kinds.includes(kind))
  const rows = chosen.map(({ number, kind, subjectId, connectionId, createdAt: happenedAt }) => ({
    ...{ memberId, webhookId, id: randomUUIDv7(), number, kind, subjectId, connectionId, happenedAt },
    ...{ createdAt: now, attempts: 0, nextTryAt: now },
  }))
  await transaction(ctx, async (ctx) => {
    const held = await changeWebhook(ctx, webhook)
      .set({ afterNumber: last.number })
      .where('afterNumber', '=', webhook.afterNumber)
      .where('disabledAt', 'is', null)
      .executeTakeFirst()
    if (held.numUpdatedRows === 0n || rows.length === 0) return
    await ctx.db
      .insertInto('deliveries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return events.length === eventsPerBatch
}

export async function isQueueFull(ctx: Ctx, webhook: WebhookKey) {
  const last = queuedFor(ctx, webhook)
    .select('id')
    .offset(maxQueued - 1)
    .limit(1)
  return (await last.executeTakeFirst()) !== undefined
}

export function findWebhook({ db }: Ctx, { memberId, id }: WebhookKey) {
  return db
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Deliveries to send now: only the first of each object, to keep their order. */
export function listDue(ctx: Ctx, webhook: WebhookKey, limit: number) {
  return firstOfEachObject(ctx, webhook)
    .select(deliveryColumns)
    .where(isDue(ctx, 'nextTryAt'))
    .orderBy('nextTryAt')
    .orderBy('number')
    .limit(limit)
    .execute()
}

/** When the next delivery is due; null when none waits. */
export async function nextDueAt(ctx: Ctx, webhook: WebhookKey) {
  const first = await firstOfEachObject(ctx, webhook)
    .select('nextTryAt')
    .orderBy('nextTryAt')
    .limit(1)
    .executeTakeFirst()
  return first?.nextTryAt ?? null
}

/** A subquery, not a self-join, which PostgreSQL plans badly for a table that has just grown. */
function firstOfEachObject(ctx: Ctx, webhook: WebhookKey) {
  const queued = queuedFor(ctx, webhook)
  const first = queued.select(({ fn }) => fn.min('number').as('number')).groupBy('subjectId')
  return queued.where((row) => row.or([row('number', 'is', null), row('number', 'in', first)]))
}

function queuedFor({ db }: Ctx, { memberId, id }: WebhookKey) {
  return db
    .selectFrom('deliveries')
    .where('memberId', '=', memberId)
    .where('webhookId', '=', id)
    .where('nextTryAt', 'is not', null)
}
