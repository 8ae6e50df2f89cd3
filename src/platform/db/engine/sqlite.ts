import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Engine, type OnFault, type StatementTimeout, sqliteColumns } from './engine.ts'
import { SnakeCaseSqlite } from './snake-case.ts'
import { TwoConnectionDriver } from './sqlite-driver.ts'
import { prepareFile } from './sqlite-file.ts'
import { reporting, Statement } from './sqlite-statement.ts'

/** SQLite: one file in the data folder, safe to share between processes on one machine. */
export function sqlite(folder: string, statementTimeout: StatementTimeout, onFault: OnFault): Engine {
  const file = join(createFolder(folder), 'kith.db')
  prepareFile(file)
  const driver = new TwoConnectionDriver(() => open(file, onFault), {
    maxWaitMs: Math.min(waitFactor * statementTimeout, maxWaitMs),
    // As on PostgreSQL.
    maxIdleMs: 2 * statementTimeout,
  })
  return {
    name: 'sqlite',
    dialect: new EmbeddedDialect(driver),
    direct: driver,
    othersWait: () => driver.isAwaited,
    isLockedOut: () => driver.isLockedOut,
    columns: sqliteColumns,
    tableEnd: sql`strict`,
    indexTableEnd: sql`strict, without rowid`,
    description: `SQLite in ${file}`,
  }
}

/** How long to wait for another program that writes. Nothing else waits meanwhile, so it may take longer than a statement. */
const waitFactor = 4
const maxWaitMs = 600_000

export function createFolder(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
    return folder
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Refusal('unavailable', say('refusals.db.unwritableFolder', { folder, reason }))
  }
}

/** One folder at a time: where a folder cannot be created, as in /proc, `recursive` tries for ever. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

class EmbeddedDialect implements Dialect {
  readonly #driver: TwoConnectionDriver

  constructor(driver: TwoConnectionDriver) {
    this.#driver = driver
  }

  createDriver() {
    return this.#driver
  }

  createAdapter() {
    return new EmbeddedAdapter()
  }

  createQueryCompiler() {
    return new SnakeCaseSqlite()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite rolls schema changes back like any other. Kysely assumes it does not. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver decides who waits for whom. */
  override get supportsMultipleConnections() {
    return true
  }
}

/** Never waits for a lock by itself: that would stop the whole process. */
function open(file: string, onFault: OnFault) {
  const database = new DatabaseSync(file, { timeout: 0 })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on; pragma cache_size = -32768; pragma wal_autocheckpoint = 2000; pragma temp_store = memory',
  )
  const prepared = new Map<string, Statement>()
  return {
    prepare(text: string) {
      let statement = prepared.get(text)
      if (!statement) {
        if (prepared.size === maxStatements) prepared.clear()
        statement = new Statement(
          reporting(onFault, () => database.prepare(text)),
          onFault,
        )
        prepared.set(text, statement)
      }
      return statement
    },
    get isTransaction() {
      return database.isTransaction
    },
    close: () => database.close(),
  }
}

const maxStatements = 500
