import { randomUUIDv7 } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Blobs } from '#platform/blobs/blobs.ts'
import type { Config } from '#platform/config/config.ts'
import { markFinished, markUnfinished } from '#platform/db/migrations/unfinished.ts'
import { createSchema } from '#platform/db/open.ts'
import { openForWriting } from '#platform/db/whole/open.ts'
import { quote, type Row, rowsAtATime, type WholeDatabase } from '#platform/db/whole/tables.ts'
import { readLines } from '../archive/zip/lines.ts'
import { tableFile } from './manifest.ts'
import { beginNewEra } from './new-era.ts'
import type { Backup } from './open-backup.ts'
import type { Progress } from './progress.ts'

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
  throw new Refusal('conflict', say('refusals.backups.thereDatabaseAlreadyRestoreInto'))
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
