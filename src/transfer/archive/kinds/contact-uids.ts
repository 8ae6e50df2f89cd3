import { z } from 'zod'
import { anyText, Id } from '#contract/fields.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { separateNew } from '../records/compare-records.ts'
import { batchSize, type Outcome, type RecordKind } from '../records/kind.ts'
import { resolvePeople } from './people.ts'

export const Uid = anyText(maxUidLength)

const UidRecord = z.strictObject({ connectionId: Id, uid: Uid })
type UidRecord = z.output<typeof UidRecord>

const keyOf = ({ uid }: UidRecord) => uid

/** The UIDs of people in other address books. */
export const contactUids: RecordKind = {
  name: 'contact-uids',
  table: 'contactUids',
  record: UidRecord,
  idOf: keyOf,
  page: async (ctx, after) => {
    const from = after === null ? uidsOf(ctx) : uidsOf(ctx).where('uid', '>', after)
    const records = await from.orderBy('uid').limit(batchSize).execute()
    return { records, next: records.length < batchSize ? null : (records.at(-1)?.uid ?? null) }
  },
  save: saveUids,
}

function uidsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('contactUids').select(['connectionId', 'uid']).where('memberId', '=', ctx.member.id)
}

async function saveUids(ctx: MemberContext, records: UidRecord[]): Promise<Outcome[]> {
  const rows = await uidsOf(ctx).where('uid', 'in', records.map(keyOf)).execute()
  const stored = new Map(rows.map((row) => [row.uid, row]))
  const { fresh, outcomes } = separateNew(await resolvePeople(ctx, records), { keyOf, stored })
  if (fresh.length === 0) return outcomes
  await ctx.db
    .insertInto('contactUids')
    .values(fresh.map((record) => ({ memberId: ctx.member.id, ...record })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return outcomes
}
