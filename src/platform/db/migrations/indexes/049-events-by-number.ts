import type { Kysely } from 'kysely'

/** Events are removed in the order of their numbers, so no index by age is needed. */
export async function eventsByNumber(db: Kysely<unknown>) {
  await db.schema.dropIndex('events_by_age').execute()
}
