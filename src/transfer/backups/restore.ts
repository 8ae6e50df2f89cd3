import { randomUUIDv7 } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Blobs } from '#platform/blobs/blobs.ts'
import type { Config } from '#platform/config/config.ts'
import { lengthenRevisions, tablesWithRevisions } from '#platform/db/migrations/045-067-large-databases.ts'
import { markFinished, markUnfinished } from '#platform/db/migrations/unfinished.ts'
import { createSchema } from '#platform/db/open.ts'
import { firstOfEra, numbersOfOneEra } from '#platform/db/revisions.ts'
import { openForWriting } from '#platform/db/whole/open.ts'
import { quote, type Row, rowsAtATime, type Table, type WholeDatabase } from '#platform/db/whole/tables.ts'
import { readLines } from '../archive/zip/lines.ts'
import { type Progress, tableFile } from './manifest.ts'
import type { Backup } from './open-backup.ts'

type Target = { config: Config; blobs: Pick<Blobs, 'put' | 'incoming'> }

/** Puts a backup into an empty database and its files into the storage. A restoration that fails leaves no database. */
export async function restoreBackup(backup: Backup, { config, blobs }: Target, progress: Progress) {
  await requireEmpty(config)
  await restoreFiles(backup, blobs, progress)
  if (config.databaseUrl) return restoreRows(backup, config, progress)
  const folder = join(config.data, `restoring-${randomUUIDv7()}`)
  try {
    await restoreRows(backup, { ...config, data: folder }, progress)
    await rename(join(folder, 'kith.db'), join(config.data, 'kith.db'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Refuses a database with something in it. */
export async function requireEmpty(config: Config) {
  const isEmpty = config.databaseUrl ? await hasNoTables(config) : !existsSync(join(config.data, 'kith.db'))
  if (isEmpty) return
  throw new Refusal('conflict', say('refusals.backups.databaseExists'))
}

async function hasNoTables(config: Config) {
  const database = await openForWriting(config)
  const tables = await database.tables()
  await database.close()
  return tables.length === 0
}

async function restoreRows(backup: Backup, config: Config, progress: Progress) {
  await createSchema(config, backup.manifest.migrations)
  const database = await openForWriting(config)
  try {
    await database.run(markUnfinished)
    if (config.databaseUrl) await database.run('begin')
    await clearTables(database)
    for (const table of backup.manifest.tables) {
      let done = 0
      for await (const rows of rowsOf(backup, table.name)) {
        await database.insert(table, rows)
        done += rows.length
        progress(table.name, done, table.rows)
      }
    }
    await database.run(markFinished)
    await beginNewEra(database, { tables: backup.manifest.tables, isPostgres: Boolean(config.databaseUrl) })
    await database.run(config.databaseUrl ? 'commit' : 'pragma wal_checkpoint(truncate)')
  } finally {
    await database.close()
  }
}

/** Migrations put a few rows of their own into a new database. */
export async function clearTables(database: WholeDatabase) {
  for (const { name } of (await database.tables()).reverse()) await database.run(`delete from ${quote(name)}`)
}

async function* rowsOf({ read }: Backup, table: string) {
  let rows: Row[] = []
  for await (const line of readLines(await read(tableFile(table)), 0)) {
    rows.push(JSON.parse(line) as Row)
    if (rows.length < rowsAtATime) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

async function restoreFiles({ manifest, read }: Backup, blobs: Target['blobs'], progress: Progress) {
  const names = Object.keys(manifest.files).filter((name) => name.startsWith('files/'))
  await mkdir(blobs.incoming, { recursive: true, mode: 0o700 })
  for (const [at, name] of names.entries()) {
    const file = join(blobs.incoming, randomUUIDv7())
    try {
      await pipeline(await read(name), createWriteStream(file, { mode: 0o600 }))
      await blobs.put(name.slice('files/'.length), file, 'application/octet-stream')
    } finally {
      await rm(file, { force: true })
    }
    progress('files', at + 1, names.length)
  }
}

// Devices ask for what has changed since a revision, and others for the events after one. A backup does not know the numbers
// that were given out after it, so those of a restored database begin a new era: none is given out twice, however often a
// backup is restored, and whoever has seen what is lost now notices.

/** Lists of changes that devices follow. */
const lists = ['address_books', 'task_lists']

type Restored = { tables: Table[]; isPostgres: boolean }

/** A backup of an older version may lack some of the lists, or have short revisions. */
async function beginNewEra(database: WholeDatabase, { tables, isPostgres }: Restored) {
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
