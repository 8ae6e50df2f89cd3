import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { copyOut, isCopyOut } from './copy-out.ts'
import type { Route } from './route.ts'
import { statementName } from './statement-names.ts'

type Client = PostgresPoolClient & { isStale: () => boolean }

/**
 * A pool whose connections keep the plans of prepared queries: planning one takes the server as long as running it. When one
 * turns out to be read-only, as after a failover, none that was opened before is used again. Behind a pooler no query has a
 * name, because the next transaction may get a session that does not know it.
 */
export function withNamedStatements(pool: pg.Pool, { isPooled }: Route): PostgresPool {
  const nameOf = isPooled ? () => undefined : statementName
  const clients = new WeakMap<pg.PoolClient, Client>()
  let generation = 0
  const open = (client: pg.PoolClient) => {
    const opened = generation
    const noteReadOnly = () => (generation += 1)
    return namingClient(client, { nameOf, isStale: () => opened !== generation, noteReadOnly })
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

type Naming = { nameOf: typeof statementName; isStale: () => boolean; noteReadOnly: () => void }

function namingClient(client: pg.PoolClient, { nameOf, isStale, noteReadOnly }: Naming): Client {
  const send = (text: string, values: readonly unknown[]) =>
    isCopyOut(text) ? copyOut(client, text, values) : client.query({ name: nameOf(text), text, values: [...values] })
  const query = (text: string, values: readonly unknown[]) =>
    send(text, values).catch((error) => {
      if (error.code === readOnly && !isStale()) noteReadOnly()
      throw error
    })
  return Object.assign(Object.create(client), { query, release: () => client.release(isStale()), isStale })
}

/** PostgreSQL's read_only_sql_transaction. */
const readOnly = '25006'
