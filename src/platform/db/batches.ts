import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isPostgres } from './schema/schema.ts'

/** Removes rows batch by batch until a batch is not full: no statement may take long, and others get their turn. */
export async function removeInBatches(batchSize: number, removeBatch: { execute: () => Promise<unknown[]> }) {
  for (let removed = batchSize; removed === batchSize; ) {
    removed = (await removeBatch.execute()).length
    await nextTurn()
  }
}

/** Small enough for the parameters of one statement on either engine. */
export function chunks<T>(items: T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** SQLite caches statements by their text: with many different sizes it would cache too many. */
const writeSize = 100

/** Chunks with a turn for others in between: on SQLite a statement blocks the whole process. */
export async function* pacedChunks<T>(items: T[]) {
  for (const [at, chunk] of chunks(items, writeSize).entries()) {
    if (at > 0) await nextTurn()
    yield chunk
  }
}

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
