import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Words that left the search index: a job forgets their variants, unless another record has them. */
export async function wordsThatLeft(db: Kysely<unknown>, { columns: is, indexTableEnd }: Engine) {
  await db.schema
    .createTable('search_leftovers')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('term', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_leftovers_key', ['member_id', 'term'])
    .modifyEnd(indexTableEnd)
    .execute()
}
