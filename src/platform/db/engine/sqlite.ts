import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { jsonColumns } from '../schema/json-columns.ts'
import { type Engine, type Patience, sqliteColumns } from './engine.ts'
import { SnakeCaseSqlite, snakeCase } from './snake-case.ts'

/** The embedded store: one file in the data folder, safe to share between processes of one machine. */
export function sqlite(folder: string, patience: Patience): Engine {
  const file = join(preparedFolder(folder), 'kith.db')
  return {
    name: 'sqlite',
    dialect: new EmbeddedDialect(file, Math.min(patience, longestLock)),
    columns: sqliteColumns,
    tableEnd: sql`strict`,
    indexTableEnd: sql`strict, without rowid`,
    place: `SQLite in ${file}`,
  }
}

/** How long to wait at most for another process that writes. Nothing else is answered meanwhile. */
const longestLock = 600_000

function preparedFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    return folder
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Refusal(
      'unavailable',
      `The data folder ${folder} cannot be written (${reason}): set KITH_DATA to one that can.`,
    )
  }
}

class EmbeddedDialect implements Dialect {
  readonly #kysely: SqliteDialect
  readonly #open: () => Promise<ReturnType<typeof open>>

  constructor(file: string, lockTimeout: number) {
    this.#open = async () => open(file, lockTimeout)
    this.#kysely = new SqliteDialect({ database: this.#open })
  }

  createDriver() {
    return new ImmediateDriver({ database: this.#open })
  }

  createAdapter() {
    return new TransactionalAdapter()
  }

  createQueryCompiler() {
    return new SnakeCaseSqlite()
  }

  createIntrospector(db: Parameters<SqliteDialect['createIntrospector']>[0]) {
    return this.#kysely.createIntrospector(db)
  }
}

/** SQLite rolls schema changes back like any other. Kysely assumes it does not. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Takes the write lock at once: a transaction that reads first and writes later could otherwise fail as busy. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After a full disk SQLite has rolled back by itself; to say so would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error
    })
  }
}

function open(file: string, timeout: number) {
  const database = new DatabaseSync(file, { timeout })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536',
  )
  const prepared = new Map<string, Statement>()
  return {
    prepare(text: string) {
      let statement = prepared.get(text)
      if (!statement) {
        if (prepared.size === statementsKept) prepared.clear()
        statement = new Statement(database.prepare(text))
        prepared.set(text, statement)
      }
      return statement
    },
    close: () => database.close(),
  }
}

const statementsKept = 500

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

  constructor(statement: StatementSync) {
    const columns = statement.columns()
    this.#statement = statement
    this.#json = columns.filter(({ table, column }) => jsonOrigins.has(`${table}.${column}`)).map(({ name }) => name)
    this.reader = columns.length > 0
  }

  all(parameters: readonly unknown[]) {
    const rows = this.#statement.all(...(parameters as SQLInputValue[]))
    for (const name of this.#json) for (const row of rows) row[name] = JSON.parse(row[name] as string)
    return rows
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]))
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as SQLInputValue[]))
  }
}
