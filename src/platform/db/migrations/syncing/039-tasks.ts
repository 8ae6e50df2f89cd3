import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Promises as devices sync them: the tasks by name, and what they were last compared with. */
export async function tasks(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('task_lists')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('revision', is.integer, (c) => c.notNull())
    .addColumn('seen', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('task_lists_key', ['member_id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('tasks')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('uid', is.text, (c) => c.notNull())
    // Without a reference: the name of a task outlives its promise.
    .addColumn('promise_id', is.id)
    .addColumn('revision', is.integer, (c) => c.notNull())
    .addColumn('revised_at', is.instant, (c) => c.notNull())
    .addColumn('text', is.text, (c) => c.notNull())
    .addColumn('kept_lines', is.text, (c) => c.notNull())
    .addColumn('kept_around', is.text, (c) => c.notNull())
    .addColumn('gone_at', is.instant)
    .addColumn('gone_as', is.text)
    .addPrimaryKeyConstraint('tasks_key', ['member_id', 'name'])
    .modifyEnd(tableEnd)
    .execute()
  for (const column of ['revision', 'promise_id', 'uid', 'id'])
    await db.schema.createIndex(`tasks_by_${column}`).on('tasks').columns(['member_id', column]).execute()
}
