import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** What a member wants to be told without asking, when they were told last, and when to look again. */
export async function reminders(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('reminders')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('digest', is.integer, (c) => c.notNull())
    .addColumn('morning_hour', is.integer, (c) => c.notNull())
    .addColumn('lead_mail', is.integer, (c) => c.notNull())
    .addColumn('push_promises', is.integer, (c) => c.notNull())
    .addColumn('push_leads', is.integer, (c) => c.notNull())
    .addColumn('push_names', is.integer, (c) => c.notNull())
    .addColumn('digest_on', is.date)
    .addColumn('digest_at', is.instant)
    .addColumn('look_at', is.instant)
    .addColumn('looked_until', is.instant)
    .addColumn('leads_told_at', is.instant)
    .addColumn('lead_news_at', is.instant)
    .addPrimaryKeyConstraint('reminders_key', ['member_id'])
    .modifyEnd(tableEnd)
    .execute()
  for (const column of ['digest_at', 'look_at'])
    await db.schema
      .createIndex(`reminders_by_${column}`)
      .on('reminders')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
}
