import { sql } from 'kysely'
import { sortNameOf } from '#language/names/sort-name.ts'
import { transaction } from '#platform/context/context.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { addLabels, removeLabels } from './labels.ts'

type Owner = { db: Db; member: { id: string } }

const pageSize = 250

/** Recomputes what a member's people are sorted and filtered by. */
export async function recomputeSortNames(owner: Owner) {
  for (let after: string | null = beforeEveryId; after !== null; ) after = await recomputePage(owner, after)
}

/** Returns the last id of the page, or null if it was the last page. */
function recomputePage(owner: Owner, after: string) {
  return transaction(owner, async (owner) => {
    const people = await owner.db
      .selectFrom('connections')
      .select(['id', 'displayName', 'tags', 'location'])
      .where('memberId', '=', owner.member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
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
  })
}
