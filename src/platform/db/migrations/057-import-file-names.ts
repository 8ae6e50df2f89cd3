import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** The name of the file that an import came from. */
export async function importFileNames(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('imports').addColumn('file_name', is.text).execute()
}
