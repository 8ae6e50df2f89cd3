import type { Socket } from 'node:net'
import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { Refusal } from '#contract/errors.ts'
import { type Engine, type Patience, postgresColumns } from './engine.ts'
import { withNamedStatements } from './named-statements.ts'
import { SnakeCasePostgres } from './snake-case.ts'

/** The store at scale: any number of processes share one database. */
export function postgres(url: string, connections: number, patience: Patience): Engine {
  return {
    name: 'postgres',
    dialect: new SnakeCaseDialect({ pool: withNamedStatements(pool(url, connections, patience)) }),
    columns: postgresColumns,
    tableEnd: sql``,
    indexTableEnd: sql``,
    place: `PostgreSQL at ${new URL(url).searchParams.get('host') ?? new URL(url).host}`,
  }
}

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCasePostgres()
  }
}

export function pool(url: string, connections: number, patience: Patience) {
  const isShort = Number.isFinite(patience)
  const pool = new pg.Pool({
    connectionString: checked(url),
    max: connections,
    connectionTimeoutMillis: isShort ? patience : 2_500,
    ...(isShort && { statement_timeout: patience, idle_in_transaction_session_timeout: 2 * patience }),
    keepAlive: true,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // A connection that breaks is replaced by the pool, whether idle or in use; its query reports what it must.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  if (isShort) endSilence(pool, patience + 500)
  return pool
}

/**
 * A server that lives answers within its `statement_timeout`; the connection to one that is silent for longer is dead.
 * It is cut rather than kept: the pool would hand it out again, and a rollback on it would wait as long once more.
 */
function endSilence(pool: pg.Pool, silence: number) {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.on('timeout', () => socket.destroy(new Error('Connection terminated: no answer in time')))
  })
  pool.on('acquire', (client) => void socketOf(client).setTimeout(silence))
  pool.on('release', (_, client) => void socketOf(client).setTimeout(0))
}

const socketOf = (client: pg.PoolClient) => client.connection.stream as Socket

/** Its error, and the address in it, would otherwise come with the first query. */
function checked(url: string) {
  try {
    new pg.Client({ connectionString: url })
    return url
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Refusal('invalid', `DATABASE_URL cannot be used: ${reason}.`)
  }
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins

const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: isoInstant,
}

/** 2026-03-14 09:30:00.5+00 → 2026-03-14T09:30:00.500Z */
function isoInstant(text: string) {
  const fraction = text.length > 22 ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}
