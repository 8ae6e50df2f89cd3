import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '../config/config.ts'
import { runDirectly } from './direct.ts'
import type { Engine, OnFault, StatementTimeout } from './engine/engine.ts'
import { postgres, requireWritable } from './engine/postgres.ts'
import { directRoute, directUrl, serviceRoute } from './engine/route.ts'
import { sqlite } from './engine/sqlite.ts'
import { migrations } from './migrations/migrations.ts'
import { refuseUnfinished } from './migrations/unfinished.ts'
import { isUpToDate } from './migrations/up-to-date.ts'
import { askWhoWaits } from './others-wait.ts'
import { type Db, isPostgres, type Schema } from './schema/schema.ts'

type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections' | 'databaseTimeoutMs' | 'data'
>

export function engineFor(
  config: DatabaseConfig,
  statementTimeout: StatementTimeout = config.databaseTimeoutMs,
  onFault: OnFault = () => {},
): Engine {
  const route = serviceRoute(config)
  return route
    ? postgres(route, config.databaseConnections, statementTimeout)
    : sqlite(config.data, statementTimeout, onFault)
}

/** Without time limits, and bypassing a pooler. */
function directEngine(config: DatabaseConfig, onFault: OnFault = () => {}): Engine {
  const url = directUrl(config)
  return url
    ? postgres(directRoute(url), config.databaseConnections, Number.POSITIVE_INFINITY)
    : sqlite(config.data, Number.POSITIVE_INFINITY, onFault)
}

/** Opens the database as it is, with the timeouts of a service that people wait for. */
export function openDatabase(engine: Engine): Db {
  const { dialect, direct } = engine
  const db = new Kysely<Schema>({ dialect })
  if (direct) runDirectly(db, { dialect, direct })
  askWhoWaits(db, engine)
  return db
}

/** Migrates the schema, then runs work without a time limit. Several processes may do so simultaneously. */
export async function prepareDatabase(
  config: DatabaseConfig,
  work: (db: Db) => Promise<void>,
  onFault: OnFault = () => {},
) {
  if (config.databaseDirectUrl) await requirePooler(config)
  const engine = directEngine(config, onFault)
  const db = openDatabase(engine)
  try {
    await refuseUnfinished(db, engine)
    await migrate(db, engine)
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Migrations go past the pooler, so they would not notice that it is away. */
async function requirePooler(config: DatabaseConfig) {
  const db = openDatabase(engineFor(config))
  try {
    await requireReachable(db)
  } finally {
    await db.destroy()
  }
}

/** Creates an empty database with the schema that these migrations made. */
export async function createSchema(config: DatabaseConfig, names: string[]) {
  const engine = directEngine(config)
  const db = openDatabase(engine)
  try {
    await migrate(db, engine, names)
  } finally {
    await db.destroy()
  }
}

async function migrate(db: Db, engine: Engine, names?: string[]) {
  if (!names && (await isUpToDate(db))) return
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
  return new Refusal('unavailable', say('refusals.db.newerVersion'))
}

/** Fails if the database does not respond, or accepts no changes. */
export async function requireReachable(db: Db) {
  await sql.raw(isPostgres(db) ? requireWritable : 'select 1').execute(db)
}
