import type { Db } from '#platform/db/schema/schema.ts'

export type DailyCounts = Partial<Record<'views' | 'botViews' | 'saves' | 'exchanges', number>>
type Day = { cardId: string; day: string; counts: DailyCounts }

/** The day it is where a card's member lives. */
export const todayIn = (timeZone: string, { now }: { now: () => Temporal.Instant }) =>
  now().toZonedDateTimeISO(timeZone).toPlainDate().toString()

/**
 * Adds to what happened to a card on a day, for whoever holds it now. Within a transaction: the address is held, for a
 * card may be handed to somebody else, or removed, while its visits are written down. One that has gone takes them along.
 */
export async function addDailyCounts(db: Db, { cardId, day, counts }: Day) {
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
}
