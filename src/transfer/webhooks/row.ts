import type { Selectable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { asReason, readReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { EventKind } from '#platform/events/api.ts'

export type WebhookRow = Selectable<Schema['webhooks']>
export type WebhookKey = Pick<WebhookRow, 'memberId' | 'id'>
export type DeliveryRow = Selectable<Schema['deliveries']>

export const webhookColumns = ['memberId', ...columnsOf('webhooks')] as const
export const deliveryColumns = ['memberId', ...columnsOf('deliveries')] as const

export function webhooksOf(ctx: MemberContext) {
  return ctx.db.selectFrom('webhooks').select(webhookColumns).where('memberId', '=', ctx.member.id)
}

export async function getStoredWebhook(ctx: MemberContext, id: string): Promise<WebhookRow> {
  const row = await webhooksOf(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw noWebhook()
  return row
}

export function changeWebhook({ db }: Pick<Kith, 'db'>, { memberId, id }: WebhookKey) {
  return db.updateTable('webhooks').where('memberId', '=', memberId).where('id', '=', id)
}

export const noWebhook = () => new Refusal('not_found', say('refusals.webhooks.noWebhook'))

/** The path of an address often is a secret: only those who may change the webhook see it. */
export function webhookView({ manages }: Pick<MemberContext, 'manages'>, row: WebhookRow) {
  return {
    id: row.id,
    url: manages ? row.url : new URL('/', row.url).href,
    kinds: (row.kinds ?? undefined) as EventKind[] | undefined,
    description: row.description ?? undefined,
    enabled: row.disabledAt === null,
    disabledAt: row.disabledAt ?? undefined,
    disabledReason: row.disabledFor ? asReason(say(`reasons.webhook.${row.disabledFor}`)) : undefined,
    failingSince: row.failingSince ?? undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export function deliveryView(row: DeliveryRow) {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    state: row.deliveredAt ? ('delivered' as const) : row.failedAt ? ('failed' as const) : ('waiting' as const),
    attempts: row.attempts,
    status: row.status ?? undefined,
    failure: row.failure === null ? undefined : readReason(row.failure),
    milliseconds: row.tookMs ?? undefined,
    nextTryAt: row.nextTryAt ?? undefined,
    deliveredAt: row.deliveredAt ?? undefined,
    createdAt: row.createdAt,
  }
}
