import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementName } from './statement-names.ts'

type Client = PostgresPoolClient & { isStale: () => boolean }

/**
 * A pool whose connections keep the plans of prepared queries: planning one takes the server as long as running it. When one
 * turns out to be read-only, as after a failover, none that was opened before is used again.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, Client>()
  let generation = 0
  const open = (client: pg.PoolClient) => {
    const opened = generation
    return namingClient(client, { isStale: () => opened !== generation, noteReadOnly: () => (generation += 1) })
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    const known = clients.get(client) ?? open(client)
    clients.set(client, known)
    if (!known.isStale()) return known
    client.release(true)
    return connect()
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

type Staleness = { isStale: () => boolean; noteReadOnly: () => void }

function namingClient(client: pg.PoolClient, { isStale, noteReadOnly }: Staleness): Client {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(text), text, values: [...values] }).catch((error) => {
      if (error.code === readOnly && !isStale()) noteReadOnly()
      throw error
    })
  return Object.assign(Object.create(client), { query, release: () => client.release(isStale()), isStale })
}

/** PostgreSQL's read_only_sql_transaction. */
const readOnly = '25006'
