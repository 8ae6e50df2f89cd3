import { z } from 'zod'
import { largestExtras, mostExtras } from '#cards/vcards/reading/extras.ts'
import { anyText, Id } from '#contract/fields.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { sortOut } from '../records/compare-records.ts'
import { atOnce, type Kind, type Outcome } from '../records/kind.ts'
import { ofPeople } from './people.ts'

/** A merge may have given a person what two imports kept. */
const longest = 2 * largestExtras

export const ExtraLines = anyText(longest)
  .refine((line) => !/[\r\n]/.test(line), 'must be a single line')
  .array()
  .max(2 * mostExtras)
  .refine((lines) => lines.join('').length <= longest, 'is too long')

const ExtrasRecord = z.strictObject({ connectionId: Id, properties: ExtraLines })
type ExtrasRecord = z.output<typeof ExtrasRecord>

export const contactExtras: Kind = {
  name: 'contact-extras',
  table: 'contactExtras',
  record: ExtrasRecord,
  idOf: ({ connectionId }: ExtrasRecord) => connectionId,
  page: async (ctx, after) => {
    const from = after === null ? extrasOf(ctx) : extrasOf(ctx).where('connectionId', '>', after)
    const records = await from.orderBy('connectionId').limit(atOnce).execute()
    return { records, next: records.length < atOnce ? null : (records.at(-1)?.connectionId ?? null) }
  },
  keep: keepExtras,
}

function extrasOf(ctx: MemberContext) {
  return ctx.db.selectFrom('contactExtras').select(['connectionId', 'properties']).where('memberId', '=', ctx.member.id)
}

async function keepExtras(ctx: MemberContext, records: ExtrasRecord[]): Promise<Outcome[]> {
  const keyOf = ({ connectionId }: ExtrasRecord) => connectionId
  const rows = await extrasOf(ctx).where('connectionId', 'in', records.map(keyOf)).execute()
  const there = new Map(rows.map((row) => [row.connectionId, row]))
  const { fresh, outcomes } = sortOut(await ofPeople(ctx, records), { keyOf, there })
  if (fresh.length === 0) return outcomes
  await ctx.db
    .insertInto('contactExtras')
    .values(
      fresh.map(({ connectionId, properties }) => ({
        memberId: ctx.member.id,
        connectionId,
        properties: json(properties),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return outcomes
}
