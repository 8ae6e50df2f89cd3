import { sql } from 'kysely'
import { sortNameOf } from '#language/names/name-keys.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { addLabels, removeLabels } from './labels.ts'

type Owner = { db: Db; member: { id: string } }

const pageSize = 250

/**
 * Recomputes what the next people by id are sorted and filtered by, in a transaction. Returns the last id, or null at the
 * end.
 */
export async function recomputeSortNames(owner: Owner, after: string) {
  const page = owner.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'tags', 'location'])
    .where('memberId', '=', owner.member.id)
    .where('id', '>', after || beforeEveryId)
    .orderBy('id')
    .limit(pageSize)
  const people = await lockRows(owner.db, page).execute()
  if (people.length === 0) return null
  const ids = people.map(({ id }) => id)
  const whens = people.map(({ id, displayName }) => sql`when ${id} then ${sortNameOf(displayName)}`)
  await owner.db
    .updateTable('connections')
    .set({ sortName: sql`case id ${sql.join(whens, sql` `)} else sort_name end` })
    .where('memberId', '=', owner.member.id)
    .where('id', 'in', ids)
    .execute()
  await removeLabels(owner, ids)
  await addLabels(owner, people)
  return people.length < pageSize ? null : (ids.at(-1) ?? null)
}
