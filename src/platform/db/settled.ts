import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Until when everything is settled: an event written before then has none before it that is still under way, so whoever has
 * read so far has missed nothing. By time, and asked before the events are: a number may be drawn late by a transaction that
 * began early, and early by one that ends late. One whose beginning the server is set not to tell counts as a minute old.
 * Null on SQLite, which has one writer at a time.
 */
export async function settledUntil(db: Db): Promise<Settled> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return null
  const { rows } = await sql<{ until: string }>`
    select least(clock_timestamp(), min(coalesce(xact_start, clock_timestamp() - interval '1 minute')))::text as until
    from pg_stat_activity where datname = current_database() and backend_xid is not null`.execute(db)
  return rows[0]?.until ?? null
}

export type Settled = string | null

/** What was written in a future that is a minute away or more was written before the clock of the store was set back. */
export function isSettled(until: Settled) {
  if (until === null) return sql<boolean>`1 = 1`
  return sql<boolean>`(written_at < ${until}::timestamptz or written_at > clock_timestamp() + interval '1 minute')`
}
