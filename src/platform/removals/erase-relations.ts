import { sql } from 'kysely'
import { chunks } from '../db/batches.ts'
import { findMergedPeople } from './merged-people.ts'
import type { Owner } from './removal.ts'

// The relations of a removed person stay in place, unseen, so that any order of removals and restorations brings them back.
// They go once the person is deleted for good.

/** Of people who are gone, and of those merged into them. A relation to a name that was linked to one is to a name again. */
export async function eraseRelations(owner: Owner, people: string[]) {
  const { db, member } = owner
  for (const ids of chunks([...people, ...(await findMergedPeople(owner, people))], 500)) {
    const here = await db
      .selectFrom('connections')
      .select('id')
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .execute()
    const present = new Set(here.map(({ id }) => id))
    const gone = ids.filter((id) => !present.has(id))
    if (gone.length === 0) continue
    const ownOrNameless = db.deleteFrom('relations').where('memberId', '=', member.id)
    await ownOrNameless.where('saidId', 'in', gone).execute()
    await ownOrNameless.where('otherSaidId', 'in', gone).where('name', 'is', null).execute()
    await db
      .updateTable('relations')
      .set({ otherSaidId: null, otherId: null })
      .where('memberId', '=', member.id)
      .where('otherSaidId', 'in', gone)
      .execute()
  }
}

/** The removals of relations of these people, wherever they were removed from. */
export async function findRelationRemovals({ db, member }: Owner, people: string[]) {
  const rows = await db
    .selectFrom('removedRecords')
    .select('removalId')
    .where('memberId', '=', member.id)
    .where('tableName', '=', 'relations')
    .where((where) => where.or([where(end('saidId'), 'in', people), where(end('otherSaidId'), 'in', people)]))
    .execute()
  return rows.map(({ removalId }) => removalId)
}

const end = (column: 'saidId' | 'otherSaidId') => sql<string>`before ->> ${sql.lit(column)}`
