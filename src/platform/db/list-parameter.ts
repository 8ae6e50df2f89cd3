import { sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Db } from './schema/schema.ts'

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
