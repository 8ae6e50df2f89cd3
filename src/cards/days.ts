import { transaction } from '../context.ts'
import type { Db } from '../db/schema.ts'

export type Counted = Partial<Record<'views' | 'botViews' | 'saves' | 'exchanges', number>>

/** Adds to what happened to a card on a day, for whoever holds it now. A card that has gone takes its counts along. */
export async function addToDay(db: Db, { cardId, day, counts }: { cardId: string; day: string; counts: Counted }) {
  await transaction({ db }, async ({ db }) => {
    // Held: a card may be handed to somebody else, or removed, while its visits are written down.
    const card = await db
      .updateTable('cardAddresses')
      .set({ cardId })
      .where('cardId', '=', cardId)
      .returning('memberId')
      .executeTakeFirst()
    if (!card) return
    const none = { views: 0, botViews: 0, saves: 0, exchanges: 0 }
    await db
      .insertInto('cardDays')
      .values({ memberId: card.memberId, cardId, day, ...none, ...counts })
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'cardId', 'day']).doUpdateSet((sum) => ({
          views: sum('cardDays.views', '+', sum.ref('excluded.views')),
          botViews: sum('cardDays.botViews', '+', sum.ref('excluded.botViews')),
          saves: sum('cardDays.saves', '+', sum.ref('excluded.saves')),
          exchanges: sum('cardDays.exchanges', '+', sum.ref('excluded.exchanges')),
        })),
      )
      .execute()
  })
}
