import { sql } from 'kysely'
import { nameKeyOf, sortNameOf } from '#language/names/name-keys.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { addLabels, removeLabels } from './labels.ts'

// After an upgrade, what follows from the names of people is computed again, page by page: each function does the next people
// by id in a transaction, and returns the last id, or null at the end.

type Owner = { db: Db; member: { id: string } }

const pageSize = 250

export async function recomputeNameKeys(owner: Owner, after: string) {
  const people = await lockPage(owner, after)
  await update(owner, people, 'nameKey', nameKeyOf)
  return lastId(people)
}

/** With the labels, which are sorted by name. */
export async function recomputeSortNames(owner: Owner, after: string) {
  const people = await lockPage(owner, after)
  await update(owner, people, 'sortName', sortNameOf)
  if (people.length > 0)
    await removeLabels(
      owner,
      people.map(({ id }) => id),
    )
  await addLabels(owner, people)
  return lastId(people)
}

type PersonRow = Awaited<ReturnType<typeof lockPage>>[number]

function lockPage({ db, member }: Owner, after: string) {
  const page = db
    .selectFrom('connections')
    .select(['id', 'displayName', 'tags', 'location', 'company', 'addresses', 'jobs'])
    .where('memberId', '=', member.id)
    .where('id', '>', after || beforeEveryId)
    .orderBy('id')
    .limit(pageSize)
  return lockRows(db, page).execute()
}

async function update(
  { db, member }: Owner,
  people: PersonRow[],
  column: 'nameKey' | 'sortName',
  computed: (name: string) => string | null,
) {
  if (people.length === 0) return
  const whens = people.map(({ id, displayName }) => sql`when ${id} then ${computed(displayName)}`)
  await db
    .updateTable('connections')
    .set({ [column]: sql`case id ${sql.join(whens, sql` `)} else ${sql.ref(column)} end` })
    .where('memberId', '=', member.id)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
}

const lastId = (people: PersonRow[]) => (people.length < pageSize ? null : (people.at(-1)?.id ?? null))
