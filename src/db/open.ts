import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'
import type { Engine } from './engine.ts'
import { migrations } from './migrations.ts'
import { postgres } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { sqlite } from './sqlite.ts'

export function engineFor(config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'data'>): Engine {
  return config.databaseUrl ? postgres(config.databaseUrl, config.databaseConnections) : sqlite(config.data)
}

/** Opens the store and brings its schema up to date. Any number of processes may do so at once. */
export async function openDatabase(engine: Engine): Promise<Db> {
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  try {
    await migrate(db, engine)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

async function migrate(db: Db, engine: Engine) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && error.message.includes('corrupted migrations')) {
    throw new Refusal(
      'unavailable',
      'The database was written by a newer version of Kith: update Kith, or open another database.',
    )
  }
  throw error
}

export async function isReachable(db: Db) {
  await sql`select 1`.execute(db)
}
