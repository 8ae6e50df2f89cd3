import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function theLivingMemory(db: Kysely<unknown>, engine: Engine) {
  await people(db, engine)
  await timeline(db, engine)
  await foundPromises(db, engine)
  await followups(db, engine)
  await merges(db, engine)
  await jobs(db, engine)
  await events(db, engine)
}

async function people(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  for (const [name, type] of [
    ['tag_rhythm_days', is.integer],
    ['learned_rhythm_days', is.integer],
    ['rest_until', is.date],
    ['contact_due_on', is.date],
    ['birthday_on', is.text],
    ['name_key', is.text],
  ] as const) {
    await db.schema.alterTable('connections').addColumn(name, type).execute()
  }
  const orders = { contact_due_on: 'due', created_at: 'age', birthday_on: 'birthday', name_key: 'name' }
  for (const [column, name] of Object.entries(orders)) {
    await db.schema
      .createIndex(`connections_by_${name}`)
      .on('connections')
      .columns(['member_id', column, 'id'])
      .where(sql.ref(column), 'is not', null)
      .execute()
  }
  // Those whose rhythm was chosen: few among many, and the first to be reminded of.
  await db.schema
    .createIndex('connections_by_chosen_rhythm')
    .on('connections')
    .columns(['member_id', 'contact_due_on', 'id'])
    .where(sql<boolean>`coalesce(rhythm_days, tag_rhythm_days) is not null`)
    .execute()
  await db.schema
    .createTable('tag_rhythms')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('tag_key', is.text, (c) => c.notNull())
    .addColumn('tag', is.text, (c) => c.notNull())
    .addColumn('days', is.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('tag_rhythms_key', ['member_id', 'tag_key'])
    .modifyEnd(tableEnd)
    .execute()
}

async function timeline(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('interactions').addColumn('audio', is.json).execute()
}

async function foundPromises(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema.alterTable('promises').addColumn('interaction_id', is.id).execute()
  await db.schema.alterTable('promises').addColumn('sentence', is.text).execute()
  await db.schema.alterTable('promises').addColumn('due_assumed_at', is.instant).execute()
  await db.schema
    .createTable('findings')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('interaction_id', is.id, (c) => c.notNull())
    .addColumn('text', is.text, (c) => c.notNull())
    .addColumn('sentence', is.text, (c) => c.notNull())
    .addColumn('due_on', is.date)
    .addColumn('due_time', is.text, (c) => c.notNull())
    .addColumn('found_by', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('promise_id', is.id)
    .addColumn('dismissed_at', is.instant)
    .addPrimaryKeyConstraint('findings_key', ['member_id', 'id'])
    .addForeignKeyConstraint(
      'findings_in',
      ['member_id', 'interaction_id'],
      'interactions',
      ['member_id', 'id'],
      (foreign) => foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('findings_by_interaction')
    .on('findings')
    .columns(['member_id', 'interaction_id', 'id'])
    .execute()
  await db.schema
    .createIndex('findings_suggested')
    .on('findings')
    .columns(['member_id', 'id'])
    .where(sql<boolean>`promise_id is null and dismissed_at is null`)
    .execute()
}

async function followups(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('followups')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('subject', is.text, (c) => c.notNull())
    .addColumn('body', is.text, (c) => c.notNull())
    .addColumn('drew_on', is.json, (c) => c.notNull())
    .addColumn('written_by', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('updated_at', is.instant, (c) => c.notNull())
    .addColumn('snoozed_until', is.instant)
    .addColumn('closed_at', is.instant)
    .addColumn('closed_as', is.text)
    .addColumn('interaction_id', is.id)
    .addPrimaryKeyConstraint('followups_key', ['member_id', 'id'])
    .addForeignKeyConstraint('followups_to', ['member_id', 'connection_id'], 'connections', ['member_id', 'id'], (f) =>
      f.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('followups_by_connection')
    .on('followups')
    .columns(['member_id', 'connection_id', 'id'])
    .execute()
  await db.schema
    .createIndex('followups_waiting')
    .on('followups')
    .columns(['member_id', 'id'])
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}

async function merges(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('merges')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('other_id', is.id, (c) => c.notNull())
    .addColumn('before', is.json, (c) => c.notNull())
    .addColumn('moved', is.json, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('undone_at', is.instant)
    .addPrimaryKeyConstraint('merges_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('merges_by_kept').on('merges').columns(['member_id', 'connection_id', 'id']).execute()
  await db.schema
    .createTable('distinct_people')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('one_id', is.id, (c) => c.notNull())
    .addColumn('other_id', is.id, (c) => c.notNull())
    .addPrimaryKeyConstraint('distinct_people_key', ['member_id', 'one_id', 'other_id'])
    .modifyEnd(tableEnd)
    .execute()
}

/** Claimed by any process, whoever the member: so by when, not by whom. */
async function jobs(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('jobs')
    .addColumn('id', is.id, (c) => c.primaryKey().notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('member_id', is.id, (c) => c.references('members.id').onDelete('cascade'))
    .addColumn('about', is.json, (c) => c.notNull())
    .addColumn('only', is.text, (c) => c.unique())
    .addColumn('run_at', is.instant, (c) => c.notNull())
    .addColumn('attempts', is.integer, (c) => c.notNull())
    .addColumn('progress', is.integer)
    .addColumn('failure', is.text)
    .addColumn('dead_at', is.instant)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('jobs_by_time')
    .on('jobs')
    .columns(['run_at', 'id'])
    .where(sql.ref('dead_at'), 'is', null)
    .execute()
  await db.schema.createIndex('jobs_by_member').on('jobs').columns(['member_id', 'id']).execute()
}

/**
 * In the order they became true. A number may be drawn before an earlier one is committed: `tx` tells a reader of
 * PostgreSQL which are settled. SQLite has one writer at a time, and needs no telling.
 */
async function events(db: Kysely<unknown>, { name, columns: is, tableEnd }: Engine) {
  const isPostgres = name === 'postgres'
  await db.schema
    .createTable('events')
    .addColumn('number', isPostgres ? sql`bigint generated always as identity` : sql`integer primary key autoincrement`)
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('subject_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .$call((table) => (isPostgres ? table.addColumn('tx', sql`xid8 not null default pg_current_xact_id()`) : table))
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('events_by_member').on('events').columns(['member_id', 'number']).execute()
  await db.schema.createIndex('events_by_age').on('events').columns(['member_id', 'created_at']).execute()
}
