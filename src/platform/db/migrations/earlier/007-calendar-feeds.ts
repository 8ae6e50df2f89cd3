import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function calendarFeeds(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('hash', is.text, (c) => c.notNull().unique())
    .addColumn('promises', is.integer, (c) => c.notNull())
    .addColumn('birthdays', is.integer, (c) => c.notNull())
    .addColumn('details', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('last_read_at', is.instant)
    .addPrimaryKeyConstraint('calendar_feeds_key', ['member_id'])
    .modifyEnd(tableEnd)
    .execute()
}
