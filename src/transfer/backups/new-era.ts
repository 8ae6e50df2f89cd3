import { lengthenRevisions, tablesWithRevisions } from '#platform/db/migrations/syncing/054-long-revisions.ts'
import { firstOfEra, numbersOfOneEra } from '#platform/db/revisions.ts'
import { quote, type Table, type WholeDatabase } from '#platform/db/whole/tables.ts'

// Devices ask for what has changed since a revision, and others for the events after one. A backup does not know the numbers
// that were given out after it, so those of a restored database begin a new era: none is given out twice, however often a
// backup is restored, and whoever has seen what is lost now notices.

/** Lists of changes that devices follow. */
const lists = ['address_books', 'task_lists']

type Restored = { tables: Table[]; isPostgres: boolean }

/** A backup of an older version may lack some of the lists, or have short revisions. */
export async function beginNewEra(database: WholeDatabase, { tables, isPostgres }: Restored) {
  const names = tables.map(({ name }) => name)
  for (const name of isPostgres ? names.filter((name) => tablesWithRevisions.includes(name)) : [])
    await database.run(lengthenRevisions(name))
  for (const name of names.filter((name) => lists.includes(name)))
    await database.run(`update ${quote(name)} set revision = ${nextEra('revision')}`)
  const next = nextEra('coalesce(max(number), 0)')
  if (isPostgres) return database.run(`select setval(pg_get_serial_sequence('events', 'number'), ${next}) from events`)
  await database.run(`delete from sqlite_sequence where name = 'events'`)
  await database.run(`insert into sqlite_sequence (name, seq) select 'events', ${next} from events`)
}

/** The last number may be later than now: then a clock was set back. */
function nextEra(last: string) {
  const present = firstOfEra(Temporal.Now.instant())
  return `case when ${last} < ${present} then ${present} else (${last} / ${numbersOfOneEra} + 1) * ${numbersOfOneEra} end`
}
