import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** The address book that devices sync: its cards by name, how far it has followed the events, and earlier states. */
export async function addressBooks(db: Kysely<unknown>, engine: Engine) {
  await books(db, engine)
  await cards(db, engine)
  await versions(db, engine)
}

async function books(db: Kysely<unknown>, { name, columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('address_books')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('revision', is.integer, (c) => c.notNull())
    .addColumn('events_read', name === 'postgres' ? sql`bigint` : is.integer, (c) => c.notNull())
    .addColumn('scanned_to', is.id)
    .addColumn('writer', is.integer, (c) => c.notNull())
    .addColumn('people', is.text, (c) => c.notNull())
    .addColumn('tag', is.text)
    .addColumn('told_at', is.instant)
    .addPrimaryKeyConstraint('address_books_key', ['member_id'])
    .modifyEnd(tableEnd)
    .execute()
}

/** Without a reference to the connection: the name of a card outlives its person. */
async function cards(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('address_cards')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('connection_id', is.id)
    .addColumn('revision', is.integer, (c) => c.notNull())
    .addColumn('revised_at', is.instant, (c) => c.notNull())
    .addColumn('card', is.text, (c) => c.notNull())
    .addColumn('photo', is.text)
    .addColumn('photo_hash', is.text)
    .addColumn('gone_at', is.instant)
    .addColumn('gone_as', is.text)
    .addColumn('note_id', is.id)
    .addPrimaryKeyConstraint('address_cards_key', ['member_id', 'name'])
    .modifyEnd(tableEnd)
    .execute()
  for (const column of ['revision', 'connection_id'])
    await db.schema
      .createIndex(`address_cards_by_${column}`)
      .on('address_cards')
      .columns(['member_id', column])
      .execute()
}

async function versions(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('address_card_versions')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('revision', is.integer, (c) => c.notNull())
    .addColumn('card', is.text, (c) => c.notNull())
    .addColumn('photo_hash', is.text)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('address_card_versions_key', ['member_id', 'connection_id', 'revision'])
    .addForeignKeyConstraint(
      'address_card_versions_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
}
