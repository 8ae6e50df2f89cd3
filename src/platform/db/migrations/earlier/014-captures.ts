import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function captures(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('captures')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('text', is.text)
    .addColumn('transcript', is.text)
    .addColumn('source', is.text, (c) => c.notNull())
    .addColumn('occurred_at', is.instant, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('audio', is.json)
    .addPrimaryKeyConstraint('captures_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('captures_by_time').on('captures').columns(['member_id', 'occurred_at', 'id']).execute()
}
