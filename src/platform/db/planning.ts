import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementName } from './prepared.ts'

/** A pool whose connections keep the plans of prepared queries: to plan one takes the server as long as to run it. */
export function planning(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    const known = clients.get(client) ?? planningClient(client)
    clients.set(client, known)
    return known
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function planningClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(text), text, values: [...values] })
  return Object.assign(Object.create(client), { query })
}
