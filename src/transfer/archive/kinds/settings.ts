import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { latestEvent } from '#platform/events/read.ts'
import { findAddressFault } from '#platform/outgoing/target.ts'
import { remindersApi } from '../../reminders/api.ts'
import { getReminders, updateReminders } from '../../reminders/preferences.ts'
import { maxWebhooks, webhooksApi } from '../../webhooks/api.ts'
import { type WebhookRow, webhooksOf, webhookView } from '../../webhooks/row.ts'
import { newSecret } from '../../webhooks/send.ts'
import { hostOf } from '../../webhooks/webhooks.ts'
import { leaveOut, type Outcome, type RecordKind, type Resolved, separateNew } from '../records/kind.ts'
import { singleKind } from '../records/single-kind.ts'

const WebhookRecord = z.strictObject({ id: Id, ...webhooksApi.Webhooks_create.input.shape, createdAt: Instant })
type WebhookRecord = z.output<typeof WebhookRecord>

const keyOf = ({ id }: WebhookRecord) => id

/** Webhooks without their secrets. There are few, so one page has them all. */
export const webhooks: RecordKind = {
  name: 'webhooks',
  table: 'webhooks',
  record: WebhookRecord,
  idOf: keyOf,
  page: async (ctx) => {
    const rows = await webhooksOf(ctx).orderBy('id').execute()
    return { records: rows.map((row) => recordOf(ctx, row)), next: null }
  },
  save: saveWebhooks,
}

function recordOf(ctx: MemberContext, row: WebhookRow): WebhookRecord {
  const { id, url, kinds, description, createdAt } = webhookView(ctx, row)
  return { id, url, kinds, description, createdAt }
}

async function saveWebhooks(ctx: MemberContext, records: WebhookRecord[]): Promise<Outcome[]> {
  // As when one is created: two at once do not exceed the limit together.
  await lockMembers(ctx, ctx.member.id)
  const rows = await webhooksOf(ctx).execute()
  const { fresh, outcomes } = separateNew(
    records.map((record) => resolveAddress(ctx, record)),
    { keyOf, stored: new Map(rows.map((row) => [row.id, recordOf(ctx, row)])) },
  )
  const fitting = new Set(fresh.slice(0, Math.max(0, maxWebhooks - rows.length)))
  for (const record of fitting) await insertTurnedOff(ctx, record)
  const tooMany = leaveOut(say('sentences.archive.webhooks', { max: maxWebhooks }))
  return outcomes.map((outcome, at) => {
    const record = records[at]
    return outcome.as === 'added' && record && !fitting.has(record) ? tooMany : outcome
  })
}

function resolveAddress(ctx: MemberContext, record: WebhookRecord): Resolved<WebhookRecord> {
  const fault = findAddressFault(ctx, record.url)
  return fault
    ? { outcome: leaveOut(say('sentences.archive.webhookAddress', { fault })) }
    : { record, what: say('sentences.archive.webhookOff') }
}

/** Anyone may have made the archive, so nothing is sent until the member turns it on, with a fresh proof. */
async function insertTurnedOff(ctx: MemberContext, { id, url, kinds, description, createdAt }: WebhookRecord) {
  const now = nowText(ctx)
  const said = { url, kinds: kinds ? json(kinds) : null, description: description ?? null, createdAt, updatedAt: now }
  const off = { secret: newSecret(), disabledAt: now, disabledFor: 'archive' as const, turns: 0, failures: 0 }
  const afterNumber = await latestEvent(ctx, ctx.member.id)
  await ctx.db
    .insertInto('webhooks')
    .values({ memberId: ctx.member.id, id, ...said, ...off, afterNumber })
    .execute()
  await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'webhook.created', detail: hostOf(url) })
}

const ChoicesRecord = remindersApi.Reminders_update.input.required()
type ChoicesRecord = z.output<typeof ChoicesRecord>

/** What the member wants to be told. Only what happens after the import is told. */
export const reminders = singleKind<ChoicesRecord>({
  name: 'reminders',
  table: 'reminders',
  record: ChoicesRecord,
  read: readChoices,
  store: updateReminders,
})

async function readChoices(ctx: MemberContext): Promise<ChoicesRecord | undefined> {
  const { chosen, mailAvailable: _, nextDigestAt: __, ...choices } = await getReminders(ctx)
  return chosen ? choices : undefined
}
