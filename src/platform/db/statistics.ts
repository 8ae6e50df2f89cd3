import { sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Db } from './schema/schema.ts'

/** How many rows of a long job are done when the statistics may be too old. */
const milestones = [1_000, 10_000, 100_000]

/**
 * Between the transactions of a long job: lets PostgreSQL look again at tables that were almost empty when it last did. By itself
 * it does so a minute later, and until then a plan for an empty table may read all people of a member for each one added.
 */
export async function refreshStatistics(db: Db, doneBefore: number, done: number) {
  const isDue = milestones.some((rows) => doneBefore < rows && done >= rows)
  if (!isDue || !isPostgres(db)) return
  const grown = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'
    and relnamespace = current_schema()::regnamespace and reltuples < 1000 and pg_relation_size(oid) > 65536`.execute(
    db,
  )
  for (const { name } of grown.rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db)
}
