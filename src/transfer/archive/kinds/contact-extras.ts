import { z } from 'zod'
import { maxExtras, maxExtrasBytes } from '#cards/vcards/reading/extras.ts'
import { anyText, Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { separateNew } from '../records/compare-records.ts'
import { batchSize, type Outcome, type RecordKind } from '../records/kind.ts'
import { resolvePeople } from './people.ts'

/** A merge may have joined the extras of two people. */
const maxLength = 2 * maxExtrasBytes

export const ExtraLines = anyText(maxLength)
  .refine((line) => !/[\r\n]/.test(line), fieldText('fields.singleLine'))
  .array()
  .max(2 * maxExtras)
  .refine((lines) => lines.join('').length <= maxLength, fieldText('fields.tooLong'))

const ExtrasRecord = z.strictObject({ connectionId: Id, properties: ExtraLines })
type ExtrasRecord = z.output<typeof ExtrasRecord>

export const contactExtras: RecordKind = {
  name: 'contact-extras',
  table: 'contactExtras',
  record: ExtrasRecord,
  idOf: ({ connectionId }: ExtrasRecord) => connectionId,
  page: async (ctx, after) => {
    const from = after === null ? extrasOf(ctx) : extrasOf(ctx).where('connectionId', '>', after)
    const records = await from.orderBy('connectionId').limit(batchSize).execute()
    return { records, next: records.length < batchSize ? null : (records.at(-1)?.connectionId ?? null) }
  },
  save: saveExtras,
}

function extrasOf(ctx: MemberContext) {
  return ctx.db.selectFrom('contactExtras').select(['connectionId', 'properties']).where('memberId', '=', ctx.member.id)
}

async function saveExtras(ctx: MemberContext, records: ExtrasRecord[]): Promise<Outcome[]> {
  const keyOf = ({ connectionId }: ExtrasRecord) => connectionId
  const rows = await extrasOf(ctx).where('connectionId', 'in', records.map(keyOf)).execute()
  const stored = new Map(rows.map((row) => [row.connectionId, row]))
  const { fresh, outcomes } = separateNew(await resolvePeople(ctx, records), { keyOf, stored })
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
