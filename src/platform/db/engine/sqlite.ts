import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteDialect, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { jsonColumns } from '../schema/json-columns.ts'
import { type Engine, type OnFault, type StatementTimeout, sqliteColumns } from './engine.ts'
import { SnakeCaseSqlite, snakeCase } from './snake-case.ts'
import { TwoConnectionDriver } from './sqlite-driver.ts'
import { prepareFile } from './sqlite-file.ts'

/** SQLite: one file in the data folder, safe to share between processes on one machine. */
export function sqlite(folder: string, statementTimeout: StatementTimeout, onFault: OnFault): Engine {
  const file = join(createFolder(folder), 'kith.db')
  prepareFile(file)
  return {
    name: 'sqlite',
    dialect: new EmbeddedDialect(() => open(file, Math.min(statementTimeout, maxLockMs), onFault)),
    columns: sqliteColumns,
    tableEnd: sql`strict`,
    indexTableEnd: sql`strict, without rowid`,
    description: `SQLite in ${file}`,
  }
}

/** How long to wait for another process that writes. This process answers nothing meanwhile. */
const maxLockMs = 600_000

export function createFolder(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
    return folder
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Refusal(
      'unavailable',
      `Kith cannot write to the data folder ${folder} (${reason}). Set KITH_DATA to a writable folder.`,
    )
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
  readonly #kysely: SqliteDialect
  readonly #open: () => ReturnType<typeof open>

  constructor(openDatabase: () => ReturnType<typeof open>) {
    this.#open = openDatabase
    this.#kysely = new SqliteDialect({ database: async () => openDatabase() })
  }

  createDriver() {
    return new TwoConnectionDriver(this.#open)
  }

  createAdapter() {
    return new EmbeddedAdapter()
  }

  createQueryCompiler() {
    return new SnakeCaseSqlite()
  }

  createIntrospector(db: Parameters<SqliteDialect['createIntrospector']>[0]) {
    return this.#kysely.createIntrospector(db)
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

function open(file: string, timeout: number, onFault: OnFault) {
  const database = new DatabaseSync(file, { timeout })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on; pragma cache_size = -32768',
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

function reporting<T>(onFault: OnFault, work: () => T): T {
  try {
    return work()
  } catch (error) {
    onFault(error)
    throw error
  }
}

/** Known by the table and column a result comes from, whatever it is called there: `jobs.about`. */
const jsonOrigins = new Set(
  Object.entries(jsonColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${snakeCase(table)}.${snakeCase(column)}`),
  ),
)

/** What Kysely expects of a statement, on top of Node's. */
class Statement {
  readonly reader: boolean
  readonly #statement: StatementSync
  readonly #json: string[]
  readonly #onFault: OnFault

  constructor(statement: StatementSync, onFault: OnFault) {
    const columns = statement.columns()
    this.#statement = statement
    this.#onFault = onFault
    this.#json = columns.filter(({ table, column }) => jsonOrigins.has(`${table}.${column}`)).map(({ name }) => name)
    this.reader = columns.length > 0
  }

  all(parameters: readonly unknown[]) {
    const rows = reporting(this.#onFault, () => this.#statement.all(...(parameters as SQLInputValue[])))
    for (const name of this.#json) for (const row of rows) row[name] = JSON.parse(row[name] as string)
    return rows
  }

  run(parameters: readonly unknown[]) {
    return reporting(this.#onFault, () => this.#statement.run(...(parameters as SQLInputValue[])))
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as SQLInputValue[]))
  }
}
