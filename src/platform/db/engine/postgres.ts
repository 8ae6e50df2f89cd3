import type { Socket } from 'node:net'
import { CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Engine, postgresColumns, type StatementTimeout } from './engine.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Route } from './route.ts'
import { SnakeCasePostgres } from './snake-case.ts'

/** PostgreSQL: any number of processes share one database. */
export function postgres(route: Route, connections: number, statementTimeout: StatementTimeout): Engine {
  const clients = withNamedStatements(pool(route, connections, statementTimeout), route)
  const url = new URL(route.url)
  return {
    name: 'postgres',
    dialect: route.isPooled ? new PooledDialect(clients, statementTimeout) : new SnakeCaseDialect({ pool: clients }),
    columns: postgresColumns,
    tableEnd: sql``,
    indexTableEnd: sql``,
    description: `PostgreSQL at ${url.searchParams.get('host') ?? url.host}${route.isPooled ? ', through a pooler' : ''}`,
  }
}

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCasePostgres()
  }
}

class PooledDialect extends SnakeCaseDialect {
  readonly #pool: PostgresPool
  readonly #statementTimeout: number

  constructor(pool: PostgresPool, statementTimeout: number) {
    super({ pool })
    this.#pool = pool
    this.#statementTimeout = statementTimeout
  }

  override createDriver() {
    return new PooledDriver(this.#pool, this.#statementTimeout)
  }
}

export function pool({ url, isPooled }: Route, connections: number, statementTimeout: StatementTimeout) {
  const isShort = Number.isFinite(statementTimeout)
  const pool = new pg.Pool({
    connectionString: checkUrl(url),
    max: connections,
    connectionTimeoutMillis: isShort ? statementTimeout : 2_500,
    ...(isShort && !isPooled && sessionLimits(statementTimeout)),
    keepAlive: true,
    verify: isPooled ? setTimeZone : refuseStandby,
    // PgBouncer refuses it.
    ...(!isPooled && { options: '-c TimeZone=UTC' }),
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // A connection that breaks is replaced by the pool, whether idle or in use; its query reports what it must.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  if (isShort) cutSilentConnections(pool, statementTimeout + 500)
  return pool
}

const sessionLimits = (statementTimeout: number) => ({
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: 2 * statementTimeout,
})

/** Fails with `read_only_sql_transaction` on a server that accepts no changes. */
export const requireWritable = `do $$ begin
  if current_setting('transaction_read_only') = 'on' then raise 'the server is read-only' using errcode = '25006'; end if;
end $$`

/** A name may still lead to the old primary after a failover: nothing connects to that. */
function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void) {
  client.query(requireWritable).then(() => done(), done)
}

/** PgBouncer keeps the time zone of each client, whichever session of the server it gets. */
function setTimeZone(client: pg.PoolClient, done: (error?: Error) => void) {
  client.query(`set time zone 'UTC'; ${requireWritable}`).then(() => done(), done)
}

/**
 * A live server answers within its `statement_timeout`: a connection that is silent for longer is dead. It is cut, because
 * the pool would hand it out again, and a rollback on it would wait just as long.
 */
function cutSilentConnections(pool: pg.Pool, silence: number) {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.on('timeout', () => socket.destroy(new Error('Connection terminated: no answer in time')))
  })
  pool.on('acquire', (client) => void socketOf(client).setTimeout(silence))
  pool.on('release', (_, client) => void socketOf(client).setTimeout(0))
}

const socketOf = (client: pg.PoolClient) => client.connection.stream as Socket

/** Otherwise the error, with the URL in it, would come with the first query. */
export function checkUrl(url: string) {
  try {
    new pg.Client({ connectionString: url })
    return url
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal('invalid', say('refusals.db.wrongDatabaseUrl', { reason }))
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

/**
 * Behind a pooler, the time limits of a session would reach other clients: each transaction brings its own. They come with
 * `begin`, so they cost no extra round trip.
 */
class PooledDriver extends PostgresDriver {
  readonly #begin: string

  constructor(pool: PostgresPool, statementTimeout: number) {
    super({ pool })
    this.#begin = [
      'begin',
      `set local statement_timeout = ${statementTimeout}`,
      `set local idle_in_transaction_session_timeout = ${2 * statementTimeout}`,
    ].join('; ')
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
  }
}
