import { type MemberContext, nowText } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { emit } from '#platform/events/emit.ts'
import { indexTerms, personRecord, personTerms } from '../../search/index/terms.ts'
import { addLabels, updateLabels } from './labels.ts'
import { type Row, toStoredRow } from './row.ts'

/** Stores a changed person, with the labels and the words that follow from it. The caller has locked the row. */
export async function writeChangedPerson<R extends Row>(ctx: MemberContext, before: R, after: R) {
  await updateOwn(ctx, 'connections', before.id).set(toStoredRow(after)).execute()
  await updateLabels(ctx, before, after)
  await indexTerms(ctx, personRecord(before.id), personTerms(before), personTerms(after))
}

/** Puts a person back who was removed or merged. False if they are there again, such as from an archive: they stay so. */
export async function putPersonBack(ctx: MemberContext, person: Row) {
  const inserted = await ctx.db
    .insertInto('connections')
    .values({ ...toStoredRow(person), memberId: ctx.member.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await addLabels(ctx, [person])
  await indexTerms(ctx, personRecord(person.id), [], personTerms(person))
  return true
}

/** For a change by the member beside the fields, such as extras: undoing an import leaves a person who was changed since. */
export async function markUpdated(ctx: MemberContext, connectionId: string) {
  await updateOwn(ctx, 'connections', connectionId)
    .set({ updatedAt: nowText(ctx) })
    .execute()
  await tellUpdated(ctx, connectionId)
}

/** The same for an import or an upgrade: the person is as old as before. */
export const tellUpdated = (ctx: MemberContext, id: string) => emit(ctx, 'connection.updated', id, id)
