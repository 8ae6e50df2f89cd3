import { type Kysely, sql } from 'kysely'

/** Open promises in order of their day, apart for those with a day and those without: neither hides the other. */
export async function promisesByDay(db: Kysely<unknown>) {
  const inOrder = (name: string) =>
    db.schema
      .createIndex(name)
      .on('promises')
      .columns(['member_id', 'due_on', 'due_time', 'id'])
      .where(sql.ref('completed_at'), 'is', null)
  await inOrder('promises_with_a_day').where(sql.ref('due_assumed_at'), 'is', null).execute()
  await inOrder('promises_without_a_day').where(sql.ref('due_assumed_at'), 'is not', null).execute()
  await db.schema.createIndex('merges_by_other').on('merges').columns(['member_id', 'other_id']).execute()
}
