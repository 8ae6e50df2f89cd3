import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Engine, postgresColumns } from './engine.ts'
import { SnakeCasePostgres } from './snake-case.ts'

/** The store at scale: any number of processes share one database. */
export function postgres(url: string, connections: number): Engine {
  return {
    name: 'postgres',
    dialect: new SnakeCaseDialect({ pool: pool(url, connections) }),
    columns: postgresColumns,
    tableEnd: sql``,
    indexTableEnd: sql``,
    place: `PostgreSQL at ${new URL(url).host}`,
  }
}

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCasePostgres()
  }
}

/** With time-outs on both ends: a server that stops answering must not hold requests for ever. */
export function pool(url: string, connections: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    statement_timeout: 8_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // A connection that breaks while idle is replaced by the pool; the next query reports what it must.
  pool.on('error', () => {})
  return pool
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
