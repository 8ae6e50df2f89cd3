import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function chosenIds(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('chosen_ids')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('chosen_ids_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
}
