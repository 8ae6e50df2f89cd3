import { sql } from 'kysely'
import { isPostgres } from '../db/is-postgres.ts'
import type { Db } from '../db/schema/schema.ts'

/** Null on SQLite, which has one writer at a time. */
export type CommitHorizon = string | null

/**
 * The time before which every event is committed: a reader that stops there misses nothing. It is a time, not a number,
 * and is read before the events, because a transaction that began early may get its number late. If the server hides the
 * start of a transaction, the transaction counts as a minute old.
 *
 * Only transactions that have written to `events` count: they hold a lock on the table from before their first number
 * until they end. Those of other programs do not, however long they are open, and ours end with their time-out. The time
 * is the start of this statement: a lock that it does not see yet is taken later, and so is the number.
 */
export async function readCommitHorizon(db: Db): Promise<CommitHorizon> {
  if (!isPostgres(db)) return null
  const { rows } = await sql<{ until: string }>`
    select least(statement_timestamp(), min(coalesce(xact_start, clock_timestamp() - interval '1 minute')))::text as until
    from pg_locks left join pg_stat_activity using (pid)
    where database = (select oid from pg_database where datname = current_database())
      and relation = 'events'::regclass and mode = 'RowExclusiveLock'`.execute(db)
  return rows[0]?.until ?? null
}

/** An event more than a minute in the future was written before the database's clock was set back, so it counts too. */
export function isBeforeHorizon(horizon: CommitHorizon) {
  if (horizon === null) return sql<boolean>`1 = 1`
  return sql<boolean>`(written_at < ${horizon}::timestamptz or written_at > clock_timestamp() + interval '1 minute')`
}
