import { type SelectQueryBuilder, sql } from 'kysely'
import { type Db, isPostgres, type Schema } from './schema/schema.ts'

// A list of any length as one parameter: one statement for all lengths, which is quicker to send and to prepare.

/** The value to send. */
export const listParameter = (db: Db, list: string[]) => (isPostgres(db) ? list : JSON.stringify(list))

/** That a column is one of the list that is sent. */
export function isListed(db: Db, column: string, list: unknown) {
  const name = sql.ref(column)
  return isPostgres(db)
    ? sql<boolean>`${name} = any(${list})`
    : sql<boolean>`${name} in (select value from json_each(${list}))`
}

/**
 * The rows of a table whose column is one of the list, which must not repeat itself. SQLite takes the list value by value:
 * with `in` it would sort it first, which takes as long as the rest.
 */
export function selectListed<Table extends keyof Schema>(db: Db, table: Table, column: string, list: unknown) {
  const name = `${table}.${column}`
  const values = sql<{ value: string }>`(select value from json_each(${list}))`.as('listed')
  const all = isPostgres(db) ? db.selectFrom(table) : db.selectFrom(values).crossJoin(table)
  // TypeScript does not see that either has the columns of the table.
  const rows = all as unknown as SelectQueryBuilder<Schema, Table, Record<never, never>>
  return rows.where(isPostgres(db) ? isListed(db, name, list) : sql<boolean>`${sql.ref(name)} = listed.value`)
}
