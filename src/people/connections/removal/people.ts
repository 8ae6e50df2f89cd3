import type { MemberContext } from '#platform/context/context.ts'
import { removedRows, restoreRows } from '#platform/removals/removed-rows.ts'
import { storeAll } from '#platform/removals/store.ts'
import { indexTerms, personRecord, personTerms } from '../../search/index/terms.ts'
import { addLabels } from '../record/labels.ts'
import { toStoredRow } from '../record/row.ts'

/** Stores the person's own row, and what other address books knew of them. */
export async function storePerson(ctx: MemberContext, removalId: string, connectionId: string) {
  await storeAll(ctx, removalId, 'connections', 'id', connectionId)
  await storeAll(ctx, removalId, 'contactExtras', 'connectionId', connectionId)
  await storeAll(ctx, removalId, 'contactUids', 'connectionId', connectionId)
}

/** Restores them. Someone who is there again, such as from an archive, stays as they are. */
export async function restorePerson(ctx: MemberContext, removalId: string) {
  for await (const [person] of removedRows(ctx, removalId, 'connections')) {
    if (!person) continue
    const inserted = await ctx.db
      .insertInto('connections')
      .values({ memberId: ctx.member.id, ...toStoredRow(person) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) continue
    await addLabels(ctx, [person])
    await indexTerms(ctx, personRecord(person.id), [], personTerms(person))
  }
  await restoreRows(ctx, removalId, 'contactExtras')
  await restoreRows(ctx, removalId, 'contactUids')
}
