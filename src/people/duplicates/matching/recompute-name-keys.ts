import { sql } from 'kysely'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'

type Owner = { db: Db; member: { id: string } }

const pageSize = 250

/** Recomputes the name keys of the next people by id, in a transaction. Returns the last id, or null at the end. */
export async function recomputeNameKeys({ db, member }: Owner, after: string) {
  const page = db
    .selectFrom('connections')
    .select(['id', 'displayName'])
    .where('memberId', '=', member.id)
    .where('id', '>', after || beforeEveryId)
    .orderBy('id')
    .limit(pageSize)
  const people = await lockRows(db, page).execute()
  if (people.length === 0) return null
  const ids = people.map(({ id }) => id)
  const whens = people.map(({ id, displayName }) => sql`when ${id} then ${nameKeyOf(displayName)}`)
  await db
    .updateTable('connections')
    .set({ nameKey: sql`case id ${sql.join(whens, sql` `)} else name_key end` })
    .where('memberId', '=', member.id)
    .where('id', 'in', ids)
    .execute()
  return people.length < pageSize ? null : (ids.at(-1) ?? null)
}
