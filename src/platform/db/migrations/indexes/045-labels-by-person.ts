import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/**
 * The labels of a person side by side. SQLite found them by the member alone: it read all labels of a member to remove
 * those of one person.
 */
export async function labelsByPerson(db: Kysely<unknown>, { columns: is, indexTableEnd }: Engine) {
  await db.schema
    .createTable('person_labels')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('label_key', is.text, (c) => c.notNull())
    .addColumn('sort_name', is.text, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('label', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('person_labels_key', ['member_id', 'connection_id', 'kind', 'label_key'])
    .addForeignKeyConstraint(
      'connection_labels_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(indexTableEnd)
    .execute()
  await sql`insert into person_labels (member_id, kind, label_key, sort_name, connection_id, label)
    select member_id, kind, label_key, sort_name, connection_id, label from connection_labels`.execute(db)
  await db.schema.dropTable('connection_labels').execute()
  await db.schema.alterTable('person_labels').renameTo('connection_labels').execute()
  await db.schema
    .createIndex('connection_labels_by_label')
    .on('connection_labels')
    .columns(['member_id', 'kind', 'label_key', 'sort_name', 'connection_id', 'label'])
    .execute()
}
