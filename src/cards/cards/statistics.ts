import { knownTimeZone } from '#members/members/member-fields.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { getRow } from './row.ts'

const noCounts = { views: 0, botViews: 0, saves: 0, exchanges: 0 }

/** Every day up to today in the member's time zone, including days without visits. */
export async function cardStatistics(ctx: MemberContext, { id, days }: { id: string; days: number }) {
  await getRow(ctx, id)
  const today = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  const first = today.subtract({ days: days - 1 })
  const rows = await ctx.db
    .selectFrom('cardDays')
    .select(['day', 'views', 'botViews', 'saves', 'exchanges'])
    .where('memberId', '=', ctx.member.id)
    .where('cardId', '=', id)
    .where('day', '>=', first.toString())
    .where('day', '<=', today.toString())
    .execute()
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const all = Array.from({ length: days }, (_, at) => {
    const day = first.add({ days: at }).toString()
    return byDay.get(day) ?? { day, ...noCounts }
  })
  return { days: all, total: all.reduce(added, noCounts) }
}

type Counts = typeof noCounts

const added = (sum: Counts, day: Counts) => ({
  views: sum.views + day.views,
  botViews: sum.botViews + day.botViews,
  saves: sum.saves + day.saves,
  exchanges: sum.exchanges + day.exchanges,
})

export type DailyCounts = Partial<Counts>
type Day = { cardId: string; day: string; counts: DailyCounts }

/** Today's date in the time zone of a member. */
export const todayIn = (timeZone: string, { now }: { now: () => Temporal.Instant }) =>
  now().toZonedDateTimeISO(knownTimeZone(timeZone)).toPlainDate().toString()

/**
 * Adds to the counts of a card on a day, for the member who has it now. Needs a transaction: the address is locked, since
 * the card may be removed meanwhile. The counts of a removed card are dropped.
 */
export async function addDailyCounts(db: Db, { cardId, day, counts }: Day) {
  // A new address is another row: whoever waited for the former one asks again.
  const card = (await lockAddress(db, cardId)) ?? (await lockAddress(db, cardId))
  if (!card) return
  await db
    .insertInto('cardDays')
    .values({ memberId: card.memberId, cardId, day, ...noCounts, ...counts })
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

function lockAddress(db: Db, cardId: string) {
  return db
    .updateTable('cardAddresses')
    .set({ cardId })
    .where('cardId', '=', cardId)
    .returning('memberId')
    .executeTakeFirst()
}
