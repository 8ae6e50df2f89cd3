import type { MemberContext } from '#platform/context/context.ts'
import { indexTerms, personRecord, personTerms } from '../../search/index/terms.ts'
import { updateLabels } from './labels.ts'
import { type Row, toStoredRow } from './row.ts'

/** Stores a changed person, with the labels and the words that follow from it. The caller has locked the row. */
export async function writeChangedPerson<R extends Row>(ctx: MemberContext, before: R, after: R) {
  await ctx.db
    .updateTable('connections')
    .set(toStoredRow(after))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', before.id)
    .execute()
  await updateLabels(ctx, before, after)
  await indexTerms(ctx, personRecord(before.id), personTerms(before), personTerms(after))
}
