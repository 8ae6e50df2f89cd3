import type { SelectQueryBuilder } from 'kysely'
import type { Db, Schema } from './schema/schema.ts'

/** Counting ends here, so that it takes no longer the more there is. */
export const maxCounted = 1_000

/** A query for the number of rows of another, up to the maximum. */
export function countRows<Table extends keyof Schema, Row>(db: Db, rows: SelectQueryBuilder<Schema, Table, Row>) {
  return db.selectFrom(rows.limit(maxCounted).as('counted')).select((count) => count.fn.countAll<number>().as('total'))
}
