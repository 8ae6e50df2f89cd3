import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Where a session was started. Sessions from before have neither. */
export async function sessionsByDevice(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('tokens').addColumn('device', is.text).execute()
  await db.schema.alterTable('tokens').addColumn('network', is.text).execute()
}
