import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementName } from './statement-names.ts'

/** A pool whose connections keep the plans of prepared queries: planning one takes the server as long as running it. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    const known = clients.get(client) ?? namingClient(client)
    clients.set(client, known)
    return known
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function namingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(text), text, values: [...values] })
  return Object.assign(Object.create(client), { query })
}
