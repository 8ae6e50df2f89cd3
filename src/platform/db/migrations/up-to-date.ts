import { sql } from 'kysely'
import type { Db } from '../schema/schema.ts'
import { migrationNames } from './migrations.ts'

/** Whether every migration has run, and no other. Almost every start finds it so. */
export async function isUpToDate(db: Db) {
  return (await ranMigrations(db)).symmetricDifference(migrationNames).size === 0
}

/** The names of the migrations that have run, perhaps by a newer version. */
export async function ranMigrations(db: Db) {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } catch {
    // A new database has no such table.
    return new Set<string>()
  }
}
