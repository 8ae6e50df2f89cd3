import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { insertRows, removedRows } from '#platform/removals/removed-rows.ts'
import { storeRows } from '#platform/removals/store.ts'
import { indexTerms, personRecord, personTerms } from '../../search/index/terms.ts'
import { addLabels } from '../record/labels.ts'
import { toStoredRow } from '../record/row.ts'

/** Stores the person's own row, and what other address books knew of them. */
export async function storePerson(ctx: MemberContext, removalId: string, connectionId: string) {
  const people = await ctx.db
    .selectFrom('connections')
    .select(columnsOf('connections'))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .execute()
  const extras = await ctx.db
    .selectFrom('contactExtras')
    .select(columnsOf('contactExtras'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
  const uids = await ctx.db
    .selectFrom('contactUids')
    .select(columnsOf('contactUids'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
  const byPerson = (rows: object[]) => rows.map((row) => ({ recordId: connectionId, before: { ...row } }))
  const byUid = uids.map((row) => ({ recordId: row.uid, before: row }))
  await storeRows(ctx, removalId, 'connections', byPerson(people))
  await storeRows(ctx, removalId, 'contactExtras', byPerson(extras))
  await storeRows(ctx, removalId, 'contactUids', byUid)
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
  for await (const rows of removedRows(ctx, removalId, 'contactExtras')) await insertRows(ctx, 'contactExtras', rows)
  for await (const rows of removedRows(ctx, removalId, 'contactUids')) await insertRows(ctx, 'contactUids', rows)
}
