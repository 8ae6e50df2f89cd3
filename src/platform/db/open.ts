import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../config/config.ts'
import type { Engine, Patience } from './engine/engine.ts'
import { postgres } from './engine/postgres.ts'
import { sqlite } from './engine/sqlite.ts'
import { migrations } from './migrations/migrations.ts'
import type { Db, Schema } from './schema/schema.ts'

type Place = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'databaseTimeoutMs' | 'data'>

export function engineFor(config: Place, patience: Patience = config.databaseTimeoutMs): Engine {
  return config.databaseUrl
    ? postgres(config.databaseUrl, config.databaseConnections, patience)
    : sqlite(config.data, patience)
}

/** The store as it is, with the time-outs of one that people wait for. */
export function openDatabase(engine: Engine): Db {
  return new Kysely<Schema>({ dialect: engine.dialect })
}

/** Brings the schema up to date, then does the work that needs as much time as it needs. Any number of processes may at once. */
export async function prepareDatabase(config: Place, work: (db: Db) => Promise<void>) {
  const engine = engineFor(config, Number.POSITIVE_INFINITY)
  const db = openDatabase(engine)
  try {
    await migrate(db, engine)
    await work(db)
  } finally {
    await db.destroy()
  }
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
