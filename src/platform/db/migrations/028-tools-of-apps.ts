import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Which tools the member allowed each app. The whole API includes all of them. */
export async function toolsOfApps(db: Kysely<{ apps: { resource: string; tools: string } }>, { columns: is }: Engine) {
  await db.schema
    .alterTable('apps')
    .addColumn('tools', is.text, (c) => c.notNull().defaultTo('standard'))
    .execute()
  await db.updateTable('apps').set({ tools: 'full' }).where('resource', '=', 'api').execute()
}
