import { quote, type Table, type WholeDatabase } from '#platform/db/whole/tables.ts'

// Devices ask for what has changed since a revision. A backup does not know the revisions that were given out after it, so
// those of a restored database begin at the next million: none is given out twice, and devices see that they must start over.

const revisionsOfOneEra = 1_000_000

/** Lists of changes that devices follow. */
const lists = ['address_books', 'task_lists']

/** A backup of an older version may lack some of the lists. */
export async function beginNewEra(database: WholeDatabase, tables: Table[]) {
  const next = `(revision / ${revisionsOfOneEra} + 1) * ${revisionsOfOneEra}`
  for (const { name } of tables.filter(({ name }) => lists.includes(name)))
    await database.run(`update ${quote(name)} set revision = ${next}`)
}

/** Whether no backup was restored between two revisions of a list. */
export const isOneEra = (earlier: number, later: number) => eraOf(earlier) === eraOf(later)

const eraOf = (revision: number) => Math.floor(revision / revisionsOfOneEra)
