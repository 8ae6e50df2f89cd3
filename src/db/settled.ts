import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './schema.ts'

/** True of an event that nothing still under way can come before: whoever has read so far has missed nothing. */
export function settled(db: Db) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres ? sql<boolean>`tx < pg_snapshot_xmin(pg_current_snapshot())` : sql<boolean>`1 = 1`
}
