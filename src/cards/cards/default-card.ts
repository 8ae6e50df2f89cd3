import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { cardView, getRow, lockCards } from './row.ts'

export async function setDefaultCard(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    await getRow(ctx, id)
    await ctx.db.updateTable('members').set({ defaultCardId: id }).where('id', '=', ctx.member.id).execute()
    return cardView(ctx, await getRow(ctx, id))
  })
}

/** After cards were added or removed: keeps the default card if it still exists, else the oldest becomes it. */
export async function ensureDefaultCard(ctx: Context, memberId: string) {
  await ctx.db
    .updateTable('members')
    .set((set) => ({
      defaultCardId: set
        .selectFrom('cards')
        .select('cards.id')
        .where('cards.memberId', '=', memberId)
        .orderBy('cards.createdAt')
        .orderBy('cards.id')
        .limit(1),
    }))
    .where('id', '=', memberId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('cards')
            .select('cards.id')
            .where('cards.memberId', '=', memberId)
            .whereRef('cards.id', '=', 'members.defaultCardId'),
        ),
      ),
    )
    .execute()
}
