import { PostgresAdapter, type SelectQueryBuilder } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** Several processes share PostgreSQL: a row that one of them is taking is passed over by the others. SQLite has one writer. */
export function unclaimed<Table extends keyof Schema, Row>(db: Db, query: SelectQueryBuilder<Schema, Table, Row>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate().skipLocked() : query
}

/**
 * Rows held against everyone, those too who would add what belongs to them: on PostgreSQL a new row that refers to one
 * passes an update that leaves its key alone. SQLite has one writer.
 */
export function held<Table extends keyof Schema, Row>(db: Db, query: SelectQueryBuilder<Schema, Table, Row>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query
}
