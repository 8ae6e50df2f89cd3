import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { orderPair } from '#people/duplicates/kept-apart.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { sortOut } from '../records/compare-records.ts'
import { atOnce, type Kind, type Outcome } from '../records/kind.ts'

const PairRecord = z
  .strictObject({ connectionId: Id, otherId: Id })
  .refine(({ connectionId, otherId }) => connectionId !== otherId, 'names one person twice')
type PairRecord = z.output<typeof PairRecord>

const keyOf = ({ connectionId, otherId }: PairRecord) => {
  const pair = orderPair(connectionId, otherId)
  return `${pair.oneId}~${pair.otherId}`
}

/** Pairs of people who look alike and are not the same. One of them may be part of another by now. */
export const keptApart: Kind = {
  name: 'kept-apart',
  table: 'distinctPeople',
  record: PairRecord,
  idOf: keyOf,
  page: async (ctx, after) => {
    const [one = '', other = ''] = after?.split('~') ?? []
    const from =
      after === null
        ? pairsOf(ctx)
        : pairsOf(ctx).where((where) =>
            where.or([where('oneId', '>', one), where.and([where('oneId', '=', one), where('otherId', '>', other)])]),
          )
    const rows = await from.orderBy('oneId').orderBy('otherId').limit(atOnce).execute()
    const records = rows.map(({ oneId, otherId }) => ({ connectionId: oneId, otherId }))
    const last = records.at(-1)
    return { records, next: last && records.length === atOnce ? keyOf(last) : null }
  },
  keep: keepPairs,
}

function pairsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('distinctPeople').select(['oneId', 'otherId']).where('memberId', '=', ctx.member.id)
}

async function keepPairs(ctx: MemberContext, records: PairRecord[]): Promise<Outcome[]> {
  const pairs = records.map(({ connectionId, otherId }) => orderPair(connectionId, otherId))
  const rows = await pairsOf(ctx)
    .where(
      'oneId',
      'in',
      pairs.map(({ oneId }) => oneId),
    )
    .where(
      'otherId',
      'in',
      pairs.map(({ otherId }) => otherId),
    )
    .execute()
  // A pair is the same whichever way it is said.
  const there = new Map(rows.map(({ oneId, otherId }) => [`${oneId}~${otherId}`, {}]))
  const { fresh, outcomes } = sortOut(
    records.map((record) => ({ record })),
    { keyOf, there, asKept: () => ({}) },
  )
  if (fresh.length === 0) return outcomes
  await ctx.db
    .insertInto('distinctPeople')
    .values(
      fresh.map(({ connectionId, otherId }) => ({ memberId: ctx.member.id, ...orderPair(connectionId, otherId) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return outcomes
}
