import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Where members have signed in before, as hashes. */
export async function knownPlaces(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('known_places')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('hash', is.text, (c) => c.notNull())
    .addColumn('seen_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('known_places_key', ['member_id', 'hash'])
    .modifyEnd(tableEnd)
    .execute()
}
