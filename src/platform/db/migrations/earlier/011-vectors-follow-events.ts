import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Which event the vectors have followed up to. What happened before is in them already. */
export async function vectorsFollowEvents(db: Kysely<unknown>, { name, columns: is }: Engine) {
  await db.schema
    .alterTable('instance')
    .addColumn('vectors_after', name === 'postgres' ? sql`bigint` : is.integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update instance set vectors_after = (select coalesce(max(number), 0) from events)`.execute(db)
}
