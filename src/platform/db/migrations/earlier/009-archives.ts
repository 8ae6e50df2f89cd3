import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function archives(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('archive_imports')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('origin', is.json, (c) => c.notNull())
    .addColumn('reached', is.json, (c) => c.notNull())
    .addColumn('tallies', is.json, (c) => c.notNull())
    .addColumn('remarks', is.json, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('started_at', is.instant)
    .addColumn('finished_at', is.instant)
    .addColumn('failure', is.text)
    .addPrimaryKeyConstraint('archive_imports_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
}
