import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** The photo of a person. By it the files that nobody needs any more are told from the others. */
export async function photosOfPeople(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('connections').addColumn('photo', is.text).execute()
  await db.schema
    .createIndex('connections_by_photo')
    .on('connections')
    .columns(['member_id', 'photo'])
    .where(sql.ref('photo'), 'is not', null)
    .execute()
}
