import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { removedRows, restoreRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeAll, storeChange } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { reclaimAddress } from './addresses.ts'
import { refuseTooMany } from './cards.ts'
import { cardView, ensureDefaultCard, getRow, lockCards } from './row.ts'

export async function removeCard(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    const { contents, slug, defaultCardId } = await getRow(ctx, id)
    const subject = { kind: 'card', subjectId: id, connectionId: null, label: `${contents.name} (${slug})` } as const
    const removalId = await createRemoval(ctx, subject)
    await storeAll(ctx, removalId, 'cards', 'id', id)
    await storeAll(ctx, removalId, 'cardAddresses', 'cardId', id)
    await storeAll(ctx, removalId, 'cardDays', 'cardId', id)
    await ctx.db.deleteFrom('cards').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
    await ensureDefaultCard(ctx, ctx.member.id)
    if (defaultCardId === id) await storeDefault(ctx, removalId, id)
    await emit(ctx, 'card.removed', id, null)
  })
}

export async function restoreCard(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    await takeBack(ctx, await findRemoval(ctx, 'card', id), async (removal) => {
      if (!(await isThere(ctx, id))) await restoreFrom(ctx, removal.id, id)
    })
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
  await restoreRows(ctx, removalId, 'cards')
  await restoreAddress(ctx, removalId)
  await restoreRows(ctx, removalId, 'cardDays')
  await ensureDefaultCard(ctx, ctx.member.id)
  await emit(ctx, 'card.restored', id, null)
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

async function restoreAddress(ctx: MemberContext, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'cardAddresses')) {
    for (const { cardId, ...address } of rows) {
      await requireMembership(ctx, address.workspaceId)
      await reclaimAddress(ctx, cardId, address)
    }
  }
}

async function requireMembership(ctx: MemberContext, workspaceId: string) {
  const membership = await ctx.db
    .selectFrom('memberships')
    .select('role')
    .where('workspaceId', '=', workspaceId)
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!membership) throw new Refusal('conflict', say('refusals.cards.leftWorkspace'))
}
