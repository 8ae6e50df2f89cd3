import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function imports(db: Kysely<unknown>, engine: Engine) {
  await contactExtras(db, engine)
  await contactUids(db, engine)
  await importsTable(db, engine)
  await importRows(db, engine)
}

async function contactExtras(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('contact_extras')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('properties', is.json, (c) => c.notNull())
    .addPrimaryKeyConstraint('contact_extras_key', ['member_id', 'connection_id'])
    .addForeignKeyConstraint(
      'contact_extras_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
}

async function contactUids(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('contact_uids')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('uid', is.text, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addPrimaryKeyConstraint('contact_uids_key', ['member_id', 'uid'])
    .addForeignKeyConstraint(
      'contact_uids_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('contact_uids_by_person')
    .on('contact_uids')
    .columns(['member_id', 'connection_id'])
    .execute()
}

async function importsTable(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('imports')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('state', is.text, (c) => c.notNull())
    .addColumn('format', is.text)
    .addColumn('bytes', is.integer, (c) => c.notNull())
    .addColumn('tag', is.text)
    .addColumn('progress', is.integer, (c) => c.notNull())
    .addColumn('problems', is.json, (c) => c.notNull())
    .addColumn('conflicts', is.text, (c) => c.notNull())
    .addColumn('notes', is.text, (c) => c.notNull())
    .addColumn('failure', is.text)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('read_at', is.instant)
    .addColumn('applied_at', is.instant)
    .addColumn('undone_at', is.instant)
    .addPrimaryKeyConstraint('imports_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
}

async function importRows(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('import_rows')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('import_id', is.id, (c) => c.notNull())
    .addColumn('number', is.integer, (c) => c.notNull())
    .addColumn('line', is.integer, (c) => c.notNull())
    .addColumn('verdict', is.text, (c) => c.notNull())
    .addColumn('contents', is.json, (c) => c.notNull())
    .addColumn('finding', is.json, (c) => c.notNull())
    .addColumn('action', is.text)
    .addColumn('chosen_id', is.id)
    .addColumn('deed', is.text)
    .addColumn('outcome', is.json)
    .addColumn('connection_id', is.id)
    .addPrimaryKeyConstraint('import_rows_key', ['member_id', 'import_id', 'number'])
    .addForeignKeyConstraint('import_rows_of', ['member_id', 'import_id'], 'imports', ['member_id', 'id'], (foreign) =>
      foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('import_rows_by_person')
    .on('import_rows')
    .columns(['member_id', 'connection_id'])
    .where(sql<boolean>`connection_id is not null`)
    .execute()
  // Counting by what rows are and became reads this and no more.
  await db.schema
    .createIndex('import_rows_by_verdict')
    .on('import_rows')
    .columns(['member_id', 'import_id', 'verdict', 'deed', 'number'])
    .execute()
}
