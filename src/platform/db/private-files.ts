import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { tightenFiles } from './engine/sqlite-file.ts'
import { type Db, isPostgres } from './schema/schema.ts'

/** Makes the files of the database readable for the service's user only. Returns those that others could read. */
export function tightenDatabase({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>) {
  return databaseUrl ? [] : tightenFiles(join(data, 'kith.db'))
}

/**
 * SQLite overwrites deleted data, but its log keeps earlier pages until they are overwritten: this empties it.
 * PostgreSQL vacuums by itself.
 */
export async function clearDatabaseLog({ db }: { db: Db }) {
  if (isPostgres(db)) return
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  if (rows[0]?.busy) throw new Error('Another process reads the database: its log is emptied later.')
}
