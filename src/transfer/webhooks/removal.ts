import { requireActiveSession } from '#members/confirmation/confirmed-session.ts'
import { makerOf } from '#members/endings/endings.ts'
import { removeRows } from '#members/members/hooks.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { latestEvent } from '#platform/events/read.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { insertRows, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { noWebhook } from './row.ts'
import { changeOwnWebhook, getWebhook, hostOf, refuseTooMany } from './webhooks.ts'

/** Turns the webhook off first, so that nothing is sent while its deliveries are removed in batches. */
export async function removeWebhook(ctx: MemberContext, { id }: { id: string }) {
  const before = await findRow(ctx, id)
  if (!before) throw noWebhook()
  await changeOwnWebhook(ctx, id)
    .set({ disabledAt: nowText(ctx), disabledFor: 'member' })
    .where('disabledAt', 'is', null)
    .execute()
  const theirs = ctx.db.selectFrom('deliveries').select('id').where('memberId', '=', ctx.member.id)
  const some = theirs.where('webhookId', '=', id).limit(batchSize)
  const remove = ctx.db.deleteFrom('deliveries').where('memberId', '=', ctx.member.id).where('id', 'in', some)
  await removeInBatches(batchSize, remove.returning('id'))
  await transaction(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom('webhooks')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return
    const label = before.description ?? hostOf(before.url)
    const removalId = await createRemoval(ctx, { kind: 'webhook', subjectId: id, connectionId: null, label })
    await storeRows(ctx, removalId, 'webhooks', [before])
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'webhook.removed', detail: hostOf(before.url) })
  })
}

const batchSize = 500

/**
 * Only events from now on are sent. It belongs to the member or token that restores it, because its maker's token may
 * have ended.
 */
export async function restoreWebhook(ctx: MemberContext, { id }: { id: string }) {
  const afterNumber = await latestEvent(ctx, ctx.member.id)
  return transaction(ctx, async (ctx) => {
    await requireActiveSession(ctx)
    await takeBack(ctx, await findRemoval(ctx, 'webhook', id), async (removal) => {
      await refuseTooMany(ctx)
      for await (const rows of removedRows(ctx, removal.id, 'webhooks'))
        for (const row of rows) await restoreRow(ctx, { ...row, afterNumber })
    })
    return getWebhook(ctx, { id })
  })
}

async function restoreRow(ctx: MemberContext, row: Row<'webhooks'>) {
  const idle = { dueAt: null, busyUntil: null, restUntil: null, failures: 0, failingSince: null }
  await insertRows(ctx, 'webhooks', [{ ...row, ...idle, madeBy: makerOf(ctx), updatedAt: nowText(ctx) }])
  await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'webhook.created', detail: hostOf(row.url) })
}

const findRow = (ctx: MemberContext, id: string) =>
  ctx.db
    .selectFrom('webhooks')
    .select(columnsOf('webhooks'))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .executeTakeFirst()

/** Removes all deliveries of a member whose account is removed; the webhooks go with the member's row. */
export const forgetDeliveries = (ctx: MemberContext) => removeRows(ctx, 'deliveries')
