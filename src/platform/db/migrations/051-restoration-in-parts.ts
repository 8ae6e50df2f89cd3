import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** When a part of a removal was last restored: until that is long ago, no job may remove it again. */
export async function restorationInParts(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('removals').addColumn('restoring_at', is.instant).execute()
}
