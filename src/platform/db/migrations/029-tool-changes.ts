import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** What apps and tokens changed with tools, for a day: the highest number is the last change. */
export async function toolChanges(db: Kysely<unknown>, { name, columns: is, tableEnd }: Engine) {
  const isPostgres = name === 'postgres'
  await db.schema
    .createTable('tool_changes')
    .addColumn('number', isPostgres ? sql`bigint generated always as identity` : sql`integer primary key autoincrement`)
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('token_id', is.id, (c) => c.notNull())
    .addColumn('operation', is.text, (c) => c.notNull())
    .addColumn('records', is.json, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  const index = db.schema.createIndex('tool_changes_of_token').on('tool_changes')
  await index.columns(['member_id', 'token_id', 'number']).execute()
}
