import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { orderPair } from '#people/duplicates/kept-apart.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { batchSize, type Outcome, type RecordKind, separateNew } from '../records/kind.ts'

const PairRecord = z
  .strictObject({ connectionId: Id, otherId: Id })
  .refine(({ connectionId, otherId }) => connectionId !== otherId, fieldText('fields.twoPeople'))
type PairRecord = z.output<typeof PairRecord>

const keyOf = ({ connectionId, otherId }: PairRecord) => {
  const pair = orderPair(connectionId, otherId)
  return `${pair.oneId}~${pair.otherId}`
}

/** Pairs of people who look like duplicates but are not. One of them may have been merged since. */
export const distinctPeople: RecordKind = {
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
    const rows = await from.orderBy('oneId').orderBy('otherId').limit(batchSize).execute()
    const records = rows.map(({ oneId, otherId }) => ({ connectionId: oneId, otherId }))
    const last = records.at(-1)
    return { records, next: last && records.length === batchSize ? keyOf(last) : null }
  },
  save: savePairs,
}

function pairsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('distinctPeople').select(['oneId', 'otherId']).where('memberId', '=', ctx.member.id)
}

async function savePairs(ctx: MemberContext, records: PairRecord[]): Promise<Outcome[]> {
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
  // The order of a pair does not matter.
  const stored = new Map(rows.map(({ oneId, otherId }) => [`${oneId}~${otherId}`, {}]))
  const { fresh, outcomes } = separateNew(
    records.map((record) => ({ record })),
    { keyOf, stored, asStored: () => ({}) },
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
