import { sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Db } from './schema/schema.ts'

// The values of a column in many rows as one value. Where rows are many and small, making an object of each takes longer
// than reading them.

/** Texts, in the same order as the other columns that are joined. None of them may contain a comma. */
export function joinedTexts(db: Db, column: string) {
  const name = sql.ref(column)
  return isPostgres(db) ? sql<string | null>`string_agg(${name}::text, ',')` : sql<string | null>`group_concat(${name})`
}

/** Bytes, one value after the other. SQLite joins them as text, and leaves every byte as it is. */
export function joinedBytes(db: Db, column: string) {
  const name = sql.ref(column)
  return isPostgres(db)
    ? sql<Uint8Array | null>`string_agg(${name}, ''::bytea)`
    : sql<Uint8Array | null>`cast(group_concat(${name}, '') as blob)`
}
