import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** What notes state about people. A fact belongs to its entry: it goes and moves with it. */
export async function facts(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('facts')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('interaction_id', is.id, (c) => c.notNull())
    .addColumn('number', is.integer, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('about', is.text)
    .addColumn('value', is.text, (c) => c.notNull())
    .addColumn('ends', is.integer, (c) => c.notNull())
    .addColumn('sentence', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('facts_key', ['member_id', 'interaction_id', 'number'])
    .addForeignKeyConstraint(
      'facts_in',
      ['member_id', 'interaction_id'],
      'interactions',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('facts_by_kind').on('facts').columns(['member_id', 'kind', 'interaction_id']).execute()
}
