import type { Config } from '../../config/config.ts'

/** How to reach PostgreSQL. A pooler gives each transaction any session of the server, so nothing may stay in a session. */
export type Route = { url: string; isPooled: boolean }

type Urls = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>

/** For requests: through the pooler, if there is one. Null on SQLite. */
export function serviceRoute({ databaseUrl, databaseDirectUrl }: Urls): Route | null {
  return databaseUrl === null ? null : { url: databaseUrl, isPooled: databaseDirectUrl !== null }
}

/** For what needs a session of its own: migrations, backups and locks. Null on SQLite. */
export function directUrl({ databaseUrl, databaseDirectUrl }: Urls) {
  return databaseDirectUrl ?? databaseUrl
}

export const directRoute = (url: string): Route => ({ url, isPooled: false })

/** PgBouncer refuses or ignores the settings of a session. */
export const poolerInTheWay =
  'A connection pooler such as PgBouncer stands before the database. Let DATABASE_URL lead to the pooler and KITH_DATABASE_DIRECT_URL to PostgreSQL itself: see docs/running.md.'
