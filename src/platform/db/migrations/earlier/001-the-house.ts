import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function theHouse(db: Kysely<unknown>, engine: Engine) {
  await directory(db, engine)
  await memory(db, engine)
  await search(db, engine)
  if (engine.name === 'postgres') await limits(db, engine)
}

async function directory(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('members')
    .addColumn('id', is.id, (c) => c.primaryKey().notNull())
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('email', is.text, (c) => c.notNull().unique())
    .addColumn('password_hash', is.text, (c) => c.notNull())
    .addColumn('time_zone', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('instance')
    .addColumn('id', is.integer, (c) => c.primaryKey().notNull())
    .addColumn('owner_id', is.id, (c) => c.references('members.id'))
    .addColumn('search_version', is.integer, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await sql`insert into instance (id, search_version) values (1, 0)`.execute(db)
  await db.schema
    .createTable('workspaces')
    .addColumn('id', is.id, (c) => c.primaryKey().notNull())
    .addColumn('slug', is.text, (c) => c.notNull().unique())
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('memberships')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('workspace_id', is.id, (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('role', is.text, (c) => c.notNull())
    .addColumn('joined_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['member_id', 'workspace_id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('memberships_by_workspace').on('memberships').column('workspace_id').execute()
  await db.schema
    .createTable('tokens')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('access', is.text, (c) => c.notNull())
    .addColumn('hash', is.text, (c) => c.notNull().unique())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('expires_at', is.instant)
    .addColumn('last_used_at', is.instant)
    .addPrimaryKeyConstraint('tokens_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', is.text, (c) => c.notNull())
    .addColumn('operation', is.text, (c) => c.notNull())
    .addColumn('key_hash', is.text, (c) => c.notNull())
    .addColumn('fingerprint', is.text, (c) => c.notNull())
    .addColumn('answer', is.text)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['scope', 'operation', 'key_hash'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('idempotency_by_age').on('idempotency').column('created_at').execute()
}

async function memory(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('connections')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('display_name', is.text, (c) => c.notNull())
    .addColumn('company', is.text)
    .addColumn('title', is.text)
    .addColumn('emails', is.json, (c) => c.notNull())
    .addColumn('phones', is.json, (c) => c.notNull())
    .addColumn('tags', is.json, (c) => c.notNull())
    .addColumn('profiles', is.json, (c) => c.notNull())
    .addColumn('location', is.text)
    .addColumn('how_met', is.text)
    .addColumn('met_on', is.date)
    .addColumn('birthday', is.text)
    .addColumn('rhythm_days', is.integer)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('updated_at', is.instant, (c) => c.notNull())
    .addColumn('last_contact_at', is.instant)
    .addColumn('recent_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('connections_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('connections_by_recent')
    .on('connections')
    .columns(['member_id', 'recent_at', 'id'])
    .execute()
  await db.schema
    .createTable('interactions')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('text', is.text)
    .addColumn('transcript', is.text)
    .addColumn('source', is.text, (c) => c.notNull())
    .addColumn('occurred_at', is.instant, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('interactions_key', ['member_id', 'id'])
    .addForeignKeyConstraint(
      'interactions_of',
      ['member_id', 'connection_id'],
      'connections',
      ['member_id', 'id'],
      (f) => f.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('interactions_by_connection')
    .on('interactions')
    .columns(['member_id', 'connection_id', 'occurred_at', 'id'])
    .execute()
  await db.schema
    .createTable('promises')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('text', is.text, (c) => c.notNull())
    .addColumn('due_on', is.date, (c) => c.notNull())
    .addColumn('due_time', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('completed_at', is.instant)
    .addPrimaryKeyConstraint('promises_key', ['member_id', 'id'])
    .addForeignKeyConstraint('promises_of', ['member_id', 'connection_id'], 'connections', ['member_id', 'id'], (f) =>
      f.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('promises_by_connection')
    .on('promises')
    .columns(['member_id', 'connection_id', 'due_on'])
    .execute()
  await db.schema
    .createIndex('promises_open_by_due')
    .on('promises')
    .columns(['member_id', 'due_on', 'due_time', 'id'])
    .where(sql.ref('completed_at'), 'is', null)
    .execute()
}

async function search(db: Kysely<unknown>, { columns: is, indexTableEnd }: Engine) {
  await db.schema
    .createTable('search_terms')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('place', is.text, (c) => c.notNull())
    .addColumn('term', is.text, (c) => c.notNull())
    .addColumn('connection_id', is.id, (c) => c.notNull())
    .addColumn('source_id', is.id, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_terms_key', ['member_id', 'place', 'term', 'connection_id', 'source_id'])
    .modifyEnd(indexTableEnd)
    .execute()
  await db.schema
    .createTable('search_variants')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('variant', is.text, (c) => c.notNull())
    .addColumn('term', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_variants_key', ['member_id', 'variant', 'term'])
    .modifyEnd(indexTableEnd)
    .execute()
}

/** Counted together by all processes; the shape is the one that rate-limiter-flexible expects. */
async function limits(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', is.text, (c) => c.primaryKey())
    .addColumn('points', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
