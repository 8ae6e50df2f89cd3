import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function questionsAndAnswers(db: Kysely<unknown>, engine: Engine) {
  await threads(db, engine)
  await messages(db, engine)
  await vectors(db, engine)
  // What was written just before and after, whoever it is about.
  await db.schema
    .createIndex('interactions_by_time')
    .on('interactions')
    .columns(['member_id', 'occurred_at', 'id'])
    .execute()
  // Of whom a visitor's words are told: few rows, whatever the timelines hold.
  await db.schema
    .createIndex('interactions_of_visitors')
    .on('interactions')
    .columns(['member_id', 'connection_id'])
    .where(sql<boolean>`source = 'visitor'`)
    .execute()
  await db.schema
    .createIndex('leads_by_person')
    .on('leads')
    .columns(['member_id', 'connection_id'])
    .where(sql<boolean>`connection_id is not null`)
    .execute()
}

async function threads(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('threads')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('title', is.text)
    .addColumn('turns', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('updated_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('threads_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('threads_by_update').on('threads').columns(['member_id', 'updated_at', 'id']).execute()
}

async function messages(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('messages')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('thread_id', is.id, (c) => c.notNull())
    .addColumn('turn', is.integer, (c) => c.notNull())
    .addColumn('attempt', is.integer, (c) => c.notNull())
    .addColumn('content', is.text, (c) => c.notNull())
    .addColumn('time_zone', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('connection_id', is.id)
    .addColumn('answered_at', is.instant)
    .addColumn('failure', is.text)
    .addColumn('written_by', is.text)
    .addColumn('citations', is.json)
    .addColumn('about', is.json)
    .addColumn('input_tokens', is.integer)
    .addColumn('output_tokens', is.integer)
    .addColumn('rating', is.text)
    .addColumn('rating_note', is.text)
    .addColumn('rated_at', is.instant)
    .addPrimaryKeyConstraint('messages_key', ['member_id', 'id'])
    .addForeignKeyConstraint('messages_of', ['member_id', 'thread_id'], 'threads', ['member_id', 'id'], (foreign) =>
      foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('messages_by_turn')
    .unique()
    .on('messages')
    .columns(['member_id', 'thread_id', 'turn', 'attempt'])
    .execute()
  await db.schema
    .createIndex('messages_rated')
    .on('messages')
    .columns(['member_id', 'rated_at', 'id'])
    .where(sql.ref('rated_at'), 'is not', null)
    .execute()
}

async function vectors(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('vectors')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('source_id', is.id, (c) => c.notNull())
    .addColumn('model', is.text, (c) => c.notNull())
    .addColumn('text_hash', is.text, (c) => c.notNull())
    .addColumn('vector', is.bytes, (c) => c.notNull())
    .addColumn('made_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('vectors_key', ['member_id', 'source_id'])
    .modifyEnd(tableEnd)
    .execute()
  // Those made since a process last looked.
  await db.schema.createIndex('vectors_by_time').on('vectors').columns(['member_id', 'made_at', 'source_id']).execute()
}
