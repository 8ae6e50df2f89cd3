import { Refusal } from '#contract/errors.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { closeRemoval, findRemoval, lockRemoval } from '#platform/removals/removal.ts'
import { insertRows, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeChange, storeRows } from '#platform/removals/store.ts'
import { undoChanges } from '#platform/removals/undo-changes.ts'
import { reclaimAddress } from './addresses.ts'
import { refuseTooMany } from './cards.ts'
import { ensureDefaultCard } from './default-card.ts'
import { cardView, getRow, lockCards } from './row.ts'

export async function removeCard(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    const { contents, slug, defaultCardId } = await getRow(ctx, id)
    const subject = { kind: 'card', subjectId: id, connectionId: null, label: `${contents.name} (${slug})` } as const
    const removalId = await createRemoval(ctx, subject)
    await storeCard(ctx, removalId, id)
    await ctx.db.deleteFrom('cards').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
    await ensureDefaultCard(ctx, ctx.member.id)
    if (defaultCardId === id) await storeDefault(ctx, removalId, id)
    await emit(ctx, 'card.removed', id, null)
  })
}

export async function restoreCard(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    const removal = await findRemoval(ctx, 'card', id)
    if (removal && (await lockRemoval(ctx, removal.id))) {
      if (!(await isThere(ctx, id))) await restoreFrom(ctx, removal.id, id)
      await closeRemoval(ctx, removal.id)
    }
    return cardView(ctx, await getRow(ctx, id))
  })
}

/** From an archive, for example. */
async function isThere(ctx: MemberContext, id: string) {
  const card = await ctx.db
    .selectFrom('cards')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return card !== undefined
}

async function restoreFrom(ctx: MemberContext, removalId: string, id: string) {
  await refuseTooMany(ctx)
  await restoreRows(ctx, removalId)
  await undoChanges(ctx, removalId)
  await ensureDefaultCard(ctx, ctx.member.id)
  await emit(ctx, 'card.restored', id, null)
}

async function storeCard(ctx: MemberContext, removalId: string, id: string) {
  const of = ctx.member.id
  const { db } = ctx
  const cards = db.selectFrom('cards').select(columnsOf('cards')).where('memberId', '=', of).where('id', '=', id)
  const addresses = db.selectFrom('cardAddresses').select(columnsOf('cardAddresses')).where('memberId', '=', of)
  const days = db.selectFrom('cardDays').select(columnsOf('cardDays')).where('memberId', '=', of)
  const copies = {
    cards: (await cards.execute()).map((row) => ({ recordId: id, before: row })),
    cardAddresses: (await addresses.where('cardId', '=', id).execute()).map((row) => ({ recordId: id, before: row })),
    cardDays: (await days.where('cardId', '=', id).execute()).map((row) => ({ recordId: row.day, before: row })),
  }
  for (const table of ['cards', 'cardAddresses', 'cardDays'] as const)
    await storeRows(ctx, removalId, table, copies[table])
}

/** Another card is the default now; restoring this one makes it the default again. */
async function storeDefault(ctx: MemberContext, removalId: string, id: string) {
  const { defaultCardId } = await ctx.db
    .selectFrom('members')
    .select('defaultCardId')
    .where('id', '=', ctx.member.id)
    .executeTakeFirstOrThrow()
  const change = { before: { defaultCardId: id }, after: { defaultCardId } }
  await storeChange(ctx, removalId, { tableName: 'members', recordId: ctx.member.id, ...change })
}

async function restoreRows(ctx: MemberContext, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'cards')) await insertRows(ctx, 'cards', rows)
  for await (const rows of removedRows(ctx, removalId, 'cardAddresses')) {
    for (const { cardId, ...address } of rows) {
      await requireMembership(ctx, address.workspaceId)
      await reclaimAddress(ctx, cardId, address)
    }
  }
  for await (const rows of removedRows(ctx, removalId, 'cardDays')) await insertRows(ctx, 'cardDays', rows)
}

async function requireMembership(ctx: MemberContext, workspaceId: string) {
  const membership = await ctx.db
    .selectFrom('memberships')
    .select('role')
    .where('workspaceId', '=', workspaceId)
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!membership) throw new Refusal('conflict', 'You are no longer in the workspace of this card.')
}
