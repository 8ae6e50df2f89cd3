import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/**
 * Derived data is rebuilt while the service runs. The version of each row of the search index tells those that were not
 * written again, and a row for each member how far the rebuilding is.
 */
export async function rebuildsInParts(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  for (const table of ['search_terms', 'search_variants'])
    await db.schema
      .alterTable(table)
      .addColumn('version', is.integer, (c) => c.notNull().defaultTo(0))
      .execute()
  await db.schema
    .createTable('rebuilds')
    .addColumn('member_id', is.id, (c) => c.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('stage', is.text, (c) => c.notNull())
    .addColumn('after', is.text, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
}
