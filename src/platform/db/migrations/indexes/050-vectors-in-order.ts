import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** On SQLite the vectors of a member lie side by side, in the order in which all of them are read. */
export async function vectorsInOrder(db: Kysely<unknown>, { name, columns: is, indexTableEnd }: Engine) {
  if (name === 'postgres') return
  await db.schema.alterTable('vectors').renameTo('old_vectors').execute()
  await db.schema
    .createTable('vectors')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('source_id', is.id, (c) => c.notNull())
    .addColumn('model', is.text, (c) => c.notNull())
    .addColumn('text_hash', is.text, (c) => c.notNull())
    .addColumn('vector', is.bytes, (c) => c.notNull())
    .addColumn('made_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('vectors_key', ['member_id', 'source_id'])
    .modifyEnd(indexTableEnd)
    .execute()
  await sql`insert into vectors select member_id, source_id, model, text_hash, vector, made_at from old_vectors
    order by member_id, source_id`.execute(db)
  await db.schema.dropTable('old_vectors').execute()
  await db.schema.createIndex('vectors_by_time').on('vectors').columns(['member_id', 'made_at', 'source_id']).execute()
}
