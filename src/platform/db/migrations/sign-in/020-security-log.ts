import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function securityLog(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('security_log')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('at', is.instant, (c) => c.notNull())
    .addColumn('network', is.text)
    .addColumn('device', is.text)
    .addColumn('detail', is.text)
    .addColumn('times', is.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('security_log_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('security_log_by_age').on('security_log').columns(['member_id', 'at', 'id']).execute()
}
