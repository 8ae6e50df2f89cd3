import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { PoolClient } from 'pg'
import { type Config, readConfig } from '#platform/config/config.ts'
import { pool } from '#platform/db/engine/postgres.ts'
import { directRoute } from '#platform/db/engine/route.ts'
import type { Statement } from './record-statements.ts'

export type Row = Record<string, unknown>
export type Values = { hash: string; memberId: string; connectionId: string; text: string }

/** Runs recorded statements directly on the driver. */
type Runner = {
  one: (statement: Statement, values: Values) => Promise<Row[]>
  /** In parallel, where the database can. */
  all: (statements: Statement[], values: Values) => Promise<Row[][]>
  /** In order on one connection, as one transaction. */
  transaction: (statements: Statement[], values: Values) => Promise<Row[][]>
}

export function createRunner(env: Record<string, string>): Runner {
  const config = readConfig(env)
  return config.databaseUrl ? postgres(config.databaseUrl, config) : sqlite(config.data)
}

function sqlite(folder: string): Runner {
  const database = new DatabaseSync(join(folder, 'kith.db'), { timeout: 10_000 })
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536')
  const prepared = new Map<string, StatementSync>()
  const one = (statement: Statement, values: Values) => {
    const found = prepared.get(statement.sql) ?? database.prepare(statement.sql)
    prepared.set(statement.sql, found)
    return found.all(...(fillParameters(statement, values) as SQLInputValue[])) as Row[]
  }
  const all = async (statements: Statement[], values: Values) => statements.map((each) => one(each, values))
  const transaction = async (statements: Statement[], values: Values) => {
    database.exec('begin immediate')
    const rows = await all(statements, values)
    database.exec('commit')
    return rows
  }
  return { one: async (statement, values) => one(statement, values), all, transaction }
}

function postgres(url: string, { databaseConnections, databaseTimeoutMs }: Config): Runner {
  const clients = pool(directRoute(url), databaseConnections, databaseTimeoutMs)
  const names = new Map<string, string>()
  const query = (statement: Statement, values: Values) => {
    const name = names.get(statement.sql) ?? `s${names.size}`
    names.set(statement.sql, name)
    return { name, text: statement.sql, values: fillParameters(statement, values) }
  }
  const rows = async (client: Pick<PoolClient, 'query'>, statement: Statement, values: Values) =>
    (await client.query<Row>(query(statement, values))).rows
  return {
    one: (statement, values) => rows(clients, statement, values),
    all: (statements, values) => Promise.all(statements.map((each) => rows(clients, each, values))),
    transaction: async (statements, values) => {
      const client = await clients.connect()
      const found: Row[][] = []
      for (const each of statements) found.push(await rows(client, each, values))
      client.release()
      return found
    },
  }
}

function fillParameters({ parameters }: Statement, values: Values) {
  const now = Date.now()
  const words = values.text.split(' ')
  const id = randomUUIDv7()
  return parameters.map((parameter) => {
    if ('value' in parameter) return parameter.value
    if ('word' in parameter) return words[parameter.word]
    if (parameter.is === 'now') return new Date(now).toISOString()
    if (parameter.is === 'minuteAgo') return new Date(now - 60_000).toISOString()
    return parameter.is === 'newId' ? id : values[parameter.is]
  })
}
