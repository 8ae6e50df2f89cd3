import { z } from 'zod'
import { anyText, Id } from '#contract/fields.ts'
import { longestUid } from '#people/connections/record/extras.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { sortOut } from '../records/compare-records.ts'
import { atOnce, type Kind, type Outcome } from '../records/kind.ts'
import { ofPeople } from './people.ts'

export const Uid = anyText(longestUid)

const UidRecord = z.strictObject({ connectionId: Id, uid: Uid })
type UidRecord = z.output<typeof UidRecord>

const keyOf = ({ uid }: UidRecord) => uid

/** What other address books call a person. */
export const contactUids: Kind = {
  name: 'contact-uids',
  table: 'contactUids',
  record: UidRecord,
  idOf: keyOf,
  page: async (ctx, after) => {
    const from = after === null ? uidsOf(ctx) : uidsOf(ctx).where('uid', '>', after)
    const records = await from.orderBy('uid').limit(atOnce).execute()
    return { records, next: records.length < atOnce ? null : (records.at(-1)?.uid ?? null) }
  },
  keep: keepUids,
}

function uidsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('contactUids').select(['connectionId', 'uid']).where('memberId', '=', ctx.member.id)
}

async function keepUids(ctx: MemberContext, records: UidRecord[]): Promise<Outcome[]> {
  const rows = await uidsOf(ctx).where('uid', 'in', records.map(keyOf)).execute()
  const there = new Map(rows.map((row) => [row.uid, row]))
  const { fresh, outcomes } = sortOut(await ofPeople(ctx, records), { keyOf, there })
  if (fresh.length === 0) return outcomes
  await ctx.db
    .insertInto('contactUids')
    .values(fresh.map((record) => ({ memberId: ctx.member.id, ...record })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return outcomes
}
