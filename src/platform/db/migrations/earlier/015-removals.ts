import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function removals(db: Kysely<unknown>, engine: Engine) {
  await removalsTable(db, engine)
  await removedRecords(db, engine)
}

async function removalsTable(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('removals')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('subject_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id)
    .addColumn('label', is.text, (c) => c.notNull())
    .addColumn('removed_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('removals_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('removals_by_subject')
    .on('removals')
    .columns(['member_id', 'kind', 'subject_id'])
    .execute()
  await db.schema.createIndex('removals_by_age').on('removals').columns(['member_id', 'removed_at', 'id']).execute()
}

async function removedRecords(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('removed_records')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('removal_id', is.id, (c) => c.notNull())
    .addColumn('table_name', is.text, (c) => c.notNull())
    .addColumn('record_id', is.text, (c) => c.notNull())
    .addColumn('before', is.json, (c) => c.notNull())
    .addColumn('after', is.json)
    .addPrimaryKeyConstraint('removed_records_key', ['member_id', 'removal_id', 'table_name', 'record_id'])
    .addForeignKeyConstraint('removed_records_of', ['member_id', 'removal_id'], 'removals', ['member_id', 'id'], (f) =>
      f.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('removed_records_by_record')
    .on('removed_records')
    .columns(['member_id', 'record_id'])
    .execute()
}
