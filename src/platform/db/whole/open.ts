import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../../config/config.ts'
import { directUrl } from '../engine/route.ts'
import { isJson } from '../engine/sqlite-statement.ts'
import { openPostgres } from './postgres-database.ts'
import {
  fromRow,
  inOrder,
  isOwnTable,
  keyOf,
  list,
  quote,
  type Row,
  rowsAtATime,
  sameJson,
  type Table,
  type WholeDatabase,
} from './tables.ts'

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'data'>

/** A snapshot of the database. Later writes are not visible. */
export async function openSnapshot(where: Where) {
  return open(where, { readOnly: true })
}

export async function openForWriting(where: Where) {
  return open(where, { readOnly: false })
}

function open(where: Where, options: { readOnly: boolean }) {
  const url = directUrl(where)
  return url ? openPostgres(url, options) : openSqlite(where.data, options)
}

/** A SQLite database. One that is only read is read as it is now, while others write. */
function openSqlite(folder: string, { readOnly }: { readOnly: boolean }): WholeDatabase {
  const file = join(folder, 'kith.db')
  const database = new DatabaseSync(file, { readOnly, timeout: 10_000 })
  if (readOnly) database.exec('begin')
  else database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off')

  async function tables() {
    const names = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
    const described = names.flatMap(({ name }) => (isOwnTable(`${name}`) ? [describe(`${name}`)] : []))
    const references = described.flatMap(({ name: from }) =>
      database
        .prepare('select "table" as name from pragma_foreign_key_list(?)')
        .all(from)
        .map(({ name }) => ({ from, to: `${name}` })),
    )
    return inOrder(described, references)
  }

  function describe(name: string): Table {
    const columns = database.prepare(`select name, type, pk from pragma_table_info(?)`).all(name)
    const inKey = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk))
    return {
      name,
      columns: columns.map((column) => ({
        name: `${column.name}`,
        kind: kindOf(name, `${column.name}`, `${column.type}`),
      })),
      key: inKey.map((column) => `${column.name}`),
    }
  }

  async function* rows(table: Table, { after = null }: { after?: Row | null } = {}) {
    const names = table.columns.map(({ name }) => name)
    const where = after ? `where (${list(table.key)}) > (${table.key.map(() => '?').join(', ')})` : ''
    const statement = database.prepare(
      `select ${list(names)} from ${quote(table.name)} ${where} order by ${list(table.key)}`,
    )
    statement.setReturnArrays(true)
    let batch: Row[] = []
    for (const row of statement.iterate(...(after ? keyOf(table, after) : []))) {
      batch.push(toRow(table, row as unknown as unknown[]))
      if (batch.length < rowsAtATime) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }

  return {
    description: `SQLite in ${file}`,
    tables,
    migrations: async () =>
      database
        .prepare('select name from kysely_migration order by timestamp, name')
        .all()
        .map(({ name }) => `${name}`),
    rows,
    count: async ({ name }) => Number(database.prepare(`select count(*) as rows from ${quote(name)}`).get()?.rows),
    lastRow: async (table) => {
      const names = table.columns.map(({ name }) => name)
      const order = table.key.map((name) => `${quote(name)} desc`).join(', ')
      const statement = database.prepare(`select ${list(names)} from ${quote(table.name)} order by ${order} limit 1`)
      statement.setReturnArrays(true)
      const row = statement.get() as unknown as unknown[] | undefined
      return row ? toRow(table, row) : null
    },
    insert: async (table, rows) => {
      const marks = table.columns.map(() => '?').join(', ')
      const statement = database.prepare(
        `insert into ${quote(table.name)} (${list(table.columns.map(({ name }) => name))}) values (${marks})`,
      )
      database.exec('begin immediate')
      try {
        for (const row of rows) statement.run(...fromRow(table, row))
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    run: async (sql) => database.exec(sql),
    close: async () => database.close(),
  }
}

function kindOf(table: string, column: string, type: string) {
  if (isJson(table, column)) return 'json'
  if (/^blob$/i.test(type)) return 'bytes'
  return /^integer$/i.test(type) ? 'integer' : 'text'
}

function toRow({ columns }: Table, values: unknown[]): Row {
  return values.map((value, at) => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
    return columns[at]?.kind === 'json' && typeof value === 'string'
      ? sameJson(value)
      : (value as string | number | null)
  })
}
