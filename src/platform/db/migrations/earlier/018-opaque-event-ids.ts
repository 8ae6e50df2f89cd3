import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Up to which number the ids of events were plain numbers. */
export async function opaqueEventIds(db: Kysely<unknown>, { name, columns: is }: Engine) {
  await db.schema
    .alterTable('instance')
    .addColumn('plain_events_until', name === 'postgres' ? sql`bigint` : is.integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update instance set plain_events_until = (select coalesce(max(number), 0) from events)`.execute(db)
}
