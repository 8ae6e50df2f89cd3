import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { emit } from '#platform/events/emit.ts'
import type { Row } from '#platform/removals/removed-rows.ts'
import { deleteOccasion, type MarkPerson, selectOccasions } from '../connections/merged/occasions.ts'

/** The dates of these people, each in the order of the year. */
export async function datesOfPeople(ctx: MemberContext, ids: string[]) {
  const found: Row<'dates'>[] = []
  for (const some of chunks(ids))
    found.push(
      ...(await selectOccasions(ctx, 'dates')
        .where('connectionId', 'in', some)
        .orderBy('monthDay')
        .orderBy('id')
        .execute()),
    )
  return Map.groupBy(found, ({ connectionId }) => connectionId)
}

/** For an import, whose undo leaves people whom the member changed since. */
export const tellUpdated: MarkPerson = (ctx, connectionId) =>
  emit(ctx, 'connection.updated', connectionId, connectionId)

/** For good: what an import had added. A date that the member changed since stays; returns whether there is one. */
export async function deleteDates(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return false
  const rows = await selectOccasions(ctx, 'dates').where('id', 'in', ids).execute()
  const untouched = rows.filter(({ createdAt, updatedAt }) => createdAt === updatedAt)
  for (const row of untouched) await deleteOccasion(ctx, 'date', row, tellUpdated)
  return untouched.length < rows.length
}
