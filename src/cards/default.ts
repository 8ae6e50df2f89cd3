import { type MemberContext, transaction } from '../context.ts'
import { cardView, getRow, holdCards } from './row.ts'

export async function setDefaultCard(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await holdCards(ctx)
    await getRow(ctx, id)
    await ctx.db.updateTable('members').set({ defaultCardId: id }).where('id', '=', ctx.member.id).execute()
    return cardView(ctx, await getRow(ctx, id))
  })
}

/** The first card becomes the default; others do not. */
export async function becomeDefault(ctx: MemberContext, id: string) {
  await ctx.db
    .updateTable('members')
    .set({ defaultCardId: id })
    .where('id', '=', ctx.member.id)
    .where('defaultCardId', 'is', null)
    .execute()
}

/** A default that goes hands it to the oldest card that is left. */
export async function handOnDefault(ctx: MemberContext, id: string) {
  await ctx.db
    .updateTable('members')
    .set((set) => ({
      defaultCardId: set
        .selectFrom('cards')
        .select('cards.id')
        .where('cards.memberId', '=', ctx.member.id)
        .orderBy('cards.createdAt')
        .orderBy('cards.id')
        .limit(1),
    }))
    .where('id', '=', ctx.member.id)
    .where('defaultCardId', '=', id)
    .execute()
}
