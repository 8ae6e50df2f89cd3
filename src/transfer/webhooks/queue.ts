import { randomUUIDv7 } from 'node:crypto'
import { type Kith, nowText, transaction } from '#platform/context/context.ts'
import { readEvents } from '#platform/events/read.ts'
import { isDue } from '#platform/jobs/due.ts'
import { changeWebhook, deliveryColumns, type WebhookKey, webhookColumns } from './row.ts'

type Ctx = Pick<Kith, 'db' | 'now'>

const page = 200
/** As many wait for a webhook: the others stay in the outbox, so that looking for what is due stays quick. */
const mostWaiting = 5_000

/** Takes over some of what became true since the last time: each event once, and in order. True when there may be more. */
export async function takeOver(ctx: Ctx, { memberId, id: webhookId }: WebhookKey) {
  const webhook = await findWebhook(ctx, { memberId, id: webhookId })
  if (!webhook || webhook.disabledAt) return false
  const events = await readEvents(ctx, { memberId, after: webhook.afterNumber, limit: page })
  const last = events.at(-1)
  if (!last || (await isFull(ctx, webhook))) return false
  const now = nowText(ctx)
  const wanted = events.filter(({ kind }) => webhook.kinds === null || webhook.kinds.includes(kind))
  const rows = wanted.map(({ number, kind, subjectId, connectionId, createdAt: happenedAt }) => ({
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
  return events.length === page
}

/** Whether as many wait as may. */
export async function isFull(ctx: Ctx, webhook: WebhookKey) {
  const beyond = waitingFor(ctx, webhook)
    .select('id')
    .offset(mostWaiting - 1)
    .limit(1)
  return (await beyond.executeTakeFirst()) !== undefined
}

export function findWebhook({ db }: Ctx, { memberId, id }: WebhookKey) {
  return db
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What may be sent now: of each object only the first that waits, so that nothing overtakes it. */
export function dueNow(ctx: Ctx, webhook: WebhookKey, limit: number) {
  return firsts(ctx, webhook)
    .select(deliveryColumns)
    .where(isDue(ctx, 'nextTryAt'))
    .orderBy('nextTryAt')
    .orderBy('number')
    .limit(limit)
    .execute()
}

/** When there is something to send again; null where nothing waits. */
export async function nextDue(ctx: Ctx, webhook: WebhookKey) {
  const first = await firsts(ctx, webhook).select('nextTryAt').orderBy('nextTryAt').limit(1).executeTakeFirst()
  return first?.nextTryAt ?? null
}

/** Gathered first: a join with itself is as slow as PostgreSQL guesses wrong about a table that has just grown. */
function firsts(ctx: Ctx, webhook: WebhookKey) {
  const waiting = waitingFor(ctx, webhook)
  const first = waiting.select(({ fn }) => fn.min('number').as('number')).groupBy('subjectId')
  return waiting.where((row) => row.or([row('number', 'is', null), row('number', 'in', first)]))
}

function waitingFor({ db }: Ctx, { memberId, id }: WebhookKey) {
  return db
    .selectFrom('deliveries')
    .where('memberId', '=', memberId)
    .where('webhookId', '=', id)
    .where('nextTryAt', 'is not', null)
}
