import { Kysely, PostgresAdapter, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../config/config.ts'
import type { Engine, OnFault, StatementTimeout } from './engine/engine.ts'
import { postgres, requireWritable } from './engine/postgres.ts'
import { sqlite } from './engine/sqlite.ts'
import { migrations } from './migrations/migrations.ts'
import type { Db, Schema } from './schema/schema.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'databaseTimeoutMs' | 'data'>

export function engineFor(
  config: DatabaseConfig,
  statementTimeout: StatementTimeout = config.databaseTimeoutMs,
  onFault: OnFault = () => {},
): Engine {
  return config.databaseUrl
    ? postgres(config.databaseUrl, config.databaseConnections, statementTimeout)
    : sqlite(config.data, statementTimeout, onFault)
}

/** Opens the database as it is, with the timeouts of a service that people wait for. */
export function openDatabase(engine: Engine): Db {
  return new Kysely<Schema>({ dialect: engine.dialect })
}

/** Migrates the schema, then runs work without a time limit. Several processes may do so at once. */
export async function prepareDatabase(config: DatabaseConfig, work: (db: Db) => Promise<void>) {
  const engine = engineFor(config, Number.POSITIVE_INFINITY)
  const db = openDatabase(engine)
  try {
    await migrate(db, engine)
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Creates an empty database with the schema that these migrations made. */
export async function createSchema(config: DatabaseConfig, names: string[]) {
  const engine = engineFor(config, Number.POSITIVE_INFINITY)
  const db = openDatabase(engine)
  try {
    await migrate(db, engine, names)
  } finally {
    await db.destroy()
  }
}

async function migrate(db: Db, engine: Engine, names?: string[]) {
  const all = Object.entries(migrations(engine))
  const wanted = Object.fromEntries(all.filter(([name]) => names?.includes(name) ?? true))
  const unknown = names?.filter((name) => !(name in wanted)) ?? []
  if (unknown.length > 0) throw newerDatabase()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => wanted } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && error.message.includes('corrupted migrations')) {
    throw newerDatabase()
  }
  throw error
}

function newerDatabase() {
  return new Refusal(
    'unavailable',
    'The database was created by a newer version of Kith. Update Kith, or use another database.',
  )
}

/** Fails if the database does not respond, or accepts no changes. */
export async function requireReachable(db: Db) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql.raw(isPostgres ? requireWritable : 'select 1').execute(db)
}
