import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Where new entries begin whose words are not in the index yet. So far all are. */
export async function waitingWords(db: Kysely<unknown>, { name, columns: is }: Engine) {
  await db.schema
    .alterTable('instance')
    .addColumn('unindexed_after', name === 'postgres' ? sql`bigint` : is.integer)
    .execute()
}
