import { sql } from 'kysely'
import type { Config } from '#platform/config/config.ts'
import { postgres } from '#platform/db/engine/postgres.ts'
import { directRoute, directUrl, poolerInTheWay, type Route, serviceRoute } from '#platform/db/engine/route.ts'
import { openDatabase } from '#platform/db/open.ts'
import { type Finding, fine, warning, wrong } from './check.ts'

/** Looks at both ways to PostgreSQL, if there are two. That each of them answers is the check of the database. */
export async function checkPooler(config: Config): Promise<Finding[]> {
  const service = serviceRoute(config)
  const url = directUrl(config)
  if (!service || !url) return []
  const direct = await lookInto(directRoute(url), config)
  if (direct.limitMs !== config.databaseTimeoutMs)
    return [wrong('A pooler drops the settings of Kith.', poolerInTheWay)]
  if (!service.isPooled) return []
  const pooled = await lookInto(service, config)
  if (pooled.database !== direct.database)
    return [wrong('DATABASE_URL and KITH_DATABASE_DIRECT_URL lead to two databases.', 'Let both lead to the same one.')]
  if (pooled.limitMs === 0)
    return [
      warning(
        'Statements outside of transactions have no time limit.',
        `Add connect_query='set statement_timeout = ${config.databaseTimeoutMs}' to the database in pgbouncer.ini.`,
      ),
    ]
  return [fine('Both ways lead to the same database, and statements have a time limit.')]
}

async function lookInto(route: Route, { databaseTimeoutMs }: Config) {
  const db = openDatabase(postgres(route, 1, databaseTimeoutMs))
  try {
    const { rows } = await sql<{ database: string; ms: string }>`
      select (select oid from pg_database where datname = current_database()) || ' ' || pg_postmaster_start_time() as database,
        (select setting from pg_settings where name = 'statement_timeout') as ms`.execute(db)
    return { database: rows[0]?.database, limitMs: Number(rows[0]?.ms) }
  } finally {
    await db.destroy()
  }
}
