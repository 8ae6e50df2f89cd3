import { type SelectQueryBuilder, sql } from 'kysely'
import { type Db, isPostgres, type Schema } from './schema/schema.ts'

/** Skips rows that another process has locked. SQLite has one writer, so there it changes nothing. */
export function skipLocked<Table extends keyof Schema, Row>(db: Db, query: SelectQueryBuilder<Schema, Table, Row>) {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query
}

/**
 * Locks rows also against new rows that refer to them: on PostgreSQL an update that leaves the key alone would let those
 * pass. SQLite has one writer: there a comment says what the statement is for.
 */
export function lockRows<Table extends keyof Schema, Row>(db: Db, query: SelectQueryBuilder<Schema, Table, Row>) {
  return isPostgres(db) ? query.forUpdate() : query.modifyEnd(sql`/* for update */`)
}

/** Locks rows as an update that leaves the key alone would: new rows that refer to them may be added. */
export function lockForChange<Table extends keyof Schema, Row>(db: Db, query: SelectQueryBuilder<Schema, Table, Row>) {
  return isPostgres(db) ? query.forNoKeyUpdate() : query.modifyEnd(sql`/* for no key update */`)
}

/** Locks rows as a new row that refers to them would. SQLite has one writer. */
export function lockAsReference<Table extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Table, Row>,
) {
  return isPostgres(db) ? query.forKeyShare() : query
}
