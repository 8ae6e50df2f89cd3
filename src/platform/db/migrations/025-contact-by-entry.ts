import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Whether an entry counts as contact is stored with it. Entries from before count as they did. */
export async function contactByEntry(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema
    .alterTable('interactions')
    .addColumn('contact', is.text, (c) => c.notNull().defaultTo('yes'))
    .execute()
}
