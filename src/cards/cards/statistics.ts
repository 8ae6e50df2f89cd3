import type { MemberContext } from '#platform/context/context.ts'
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
