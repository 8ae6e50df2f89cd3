import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** What lists of people are sorted and filtered by, and how a member wants the app to look. The next start fills it in. */
export async function peopleInOrder(db: Kysely<unknown>, engine: Engine) {
  await sortNames(db, engine)
  await labels(db, engine)
  await preferences(db, engine)
}

async function sortNames(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema
    .alterTable('connections')
    .addColumn('sort_name', is.text, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('connections_by_sort_name')
    .on('connections')
    .columns(['member_id', 'sort_name', 'id'])
    .execute()
}

async function labels(db: Kysely<unknown>, { columns: is, indexTableEnd }: Engine) {
  await db.schema
    .createTable('connection_labels')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('label_key', is.text, (c) => c.notNull())
    .addColumn('sort_name', is.text, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('label', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('connection_labels_key', ['member_id', 'kind', 'label_key', 'sort_name', 'connection_id'])
    .addForeignKeyConstraint(
      'connection_labels_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(indexTableEnd)
    .execute()
  await db.schema
    .createIndex('connection_labels_by_person')
    .on('connection_labels')
    .columns(['member_id', 'connection_id', 'kind', 'label_key'])
    .execute()
}

async function preferences(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('members').addColumn('locale', is.text).execute()
  await db.schema
    .alterTable('members')
    .addColumn('theme', is.text, (c) => c.notNull().defaultTo('system'))
    .execute()
  await db.schema.alterTable('members').addColumn('keys_off_at', is.instant).execute()
}
