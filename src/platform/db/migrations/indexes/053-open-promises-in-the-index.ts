import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** SQLite counts in an index alone if it has every column of the condition, also the one that all of its rows share. */
export async function openPromisesInTheIndex(db: Kysely<unknown>, { name }: Engine) {
  if (name === 'postgres') return
  await db.schema.dropIndex('promises_open_by_due').execute()
  await db.schema
    .createIndex('promises_open_by_due')
    .on('promises')
    .columns(['member_id', 'due_on', 'due_time', 'id', 'completed_at'])
    .where(sql.ref('completed_at'), 'is', null)
    .execute()
}
