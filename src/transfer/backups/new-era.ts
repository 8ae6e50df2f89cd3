import { quote, type Table, type WholeDatabase } from '#platform/db/whole/tables.ts'

// Devices ask for what has changed since a revision, and others for the events after one. A backup does not know the numbers
// that were given out after it, so those of a restored database begin at the next million: none is given out twice, and
// whoever has seen what is lost now notices.

const numbersOfOneEra = 1_000_000

/** Lists of changes that devices follow. */
const lists = ['address_books', 'task_lists']

type Restored = { tables: Table[]; isPostgres: boolean }

/** A backup of an older version may lack some of the lists. */
export async function beginNewEra(database: WholeDatabase, { tables, isPostgres }: Restored) {
  for (const { name } of tables.filter(({ name }) => lists.includes(name)))
    await database.run(`update ${quote(name)} set revision = ${nextEra('revision')}`)
  const next = nextEra('coalesce(max(number), 0)')
  if (isPostgres) return database.run(`select setval(pg_get_serial_sequence('events', 'number'), ${next}) from events`)
  await database.run(`delete from sqlite_sequence where name = 'events'`)
  await database.run(`insert into sqlite_sequence (name, seq) select 'events', ${next} from events`)
}

const nextEra = (last: string) => `(${last} / ${numbersOfOneEra} + 1) * ${numbersOfOneEra}`

/** Whether no backup was restored between two revisions of a list. */
export const isOneEra = (earlier: number, later: number) => eraOf(earlier) === eraOf(later)

const eraOf = (revision: number) => Math.floor(revision / numbersOfOneEra)
