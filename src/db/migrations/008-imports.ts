import type { Kysely } from 'kysely'
import type { Engine } from '../engine.ts'

export async function imports(db: Kysely<unknown>, engine: Engine) {
  await contactExtras(db, engine)
}

async function contactExtras(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('contact_extras')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('properties', is.json, (c) => c.notNull())
    .addPrimaryKeyConstraint('contact_extras_key', ['member_id', 'connection_id'])
    .addForeignKeyConstraint(
      'contact_extras_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
}
