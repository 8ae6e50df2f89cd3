import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Whose values a row keeps where it differs, and how far a member has looked through the people of an import. */
export async function importChoices(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('import_rows').addColumn('chosen_values', is.text).execute()
  await db.schema.alterTable('imports').addColumn('reviewed_to', is.integer).execute()
}
