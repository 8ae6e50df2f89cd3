import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function cardsToShare(db: Kysely<unknown>, engine: Engine) {
  await signing(db, engine)
  await cards(db, engine)
  await leads(db, engine)
  await invites(db, engine)
}

/** What forms on public pages are stamped with, by every process alike. */
async function signing(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema.alterTable('instance').addColumn('stamp_key', is.text).execute()
  await sql`update instance set stamp_key = ${randomBytes(32).toString('base64url')}`.execute(db)
}

async function cards(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema.alterTable('members').addColumn('default_card_id', is.id).execute()
  await db.schema
    .createTable('cards')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('template_id', is.id, (c) => c.notNull())
    .addColumn('colour', is.text, (c) => c.notNull())
    .addColumn('contents', is.json, (c) => c.notNull())
    .addColumn('photo', is.json)
    .addColumn('video_background_id', is.text)
    .addColumn('hidden_at', is.instant)
    .addColumn('listed_at', is.instant)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('updated_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('cards_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('card_addresses')
    .addColumn('workspace_id', is.id, (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('slug', is.text, (c) => c.notNull())
    .addColumn('code', is.text, (c) => c.notNull().unique())
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('card_id', is.id, (c) => c.notNull().unique())
    .addPrimaryKeyConstraint('card_addresses_key', ['workspace_id', 'slug'])
    .addForeignKeyConstraint('card_addresses_of', ['member_id', 'card_id'], 'cards', ['member_id', 'id'], (foreign) =>
      foreign.onDelete('cascade').onUpdate('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('card_days')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('card_id', is.id, (c) => c.notNull())
    .addColumn('day', is.date, (c) => c.notNull())
    .addColumn('views', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('bot_views', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('saves', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('exchanges', is.integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('card_days_key', ['member_id', 'card_id', 'day'])
    .addForeignKeyConstraint('card_days_of', ['member_id', 'card_id'], 'cards', ['member_id', 'id'], (foreign) =>
      foreign.onDelete('cascade').onUpdate('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
}

async function leads(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('leads')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('source_card', is.json, (c) => c.notNull())
    .addColumn('display_name', is.text, (c) => c.notNull())
    .addColumn('email', is.text)
    .addColumn('phone', is.text)
    .addColumn('company', is.text)
    .addColumn('title', is.text)
    .addColumn('note', is.text)
    .addColumn('profiles', is.json, (c) => c.notNull())
    .addColumn('consent', is.json)
    .addColumn('fingerprint', is.text, (c) => c.notNull())
    .addColumn('held_at', is.instant)
    .addColumn('held_for', is.json, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('updated_at', is.instant, (c) => c.notNull())
    .addColumn('connected_at', is.instant)
    .addColumn('connection_id', is.id)
    .addColumn('discarded_at', is.instant)
    .addPrimaryKeyConstraint('leads_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('leads_by_age').on('leads').columns(['member_id', 'created_at', 'id']).execute()
  await db.schema
    .createIndex('leads_by_fingerprint')
    .on('leads')
    .columns(['member_id', 'fingerprint', 'created_at'])
    .execute()
  await db.schema
    .createIndex('leads_waiting')
    .on('leads')
    .columns(['member_id', 'created_at', 'id'])
    .where(sql<boolean>`connected_at is null and discarded_at is null`)
    .execute()
}

/** Looked up by the token alone, before anybody is known. */
async function invites(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('invites')
    .addColumn('id', is.id, (c) => c.primaryKey().notNull())
    .addColumn('workspace_id', is.id, (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('invited_by', is.id, (c) => c.references('members.id').onDelete('set null'))
    .addColumn('email', is.text, (c) => c.notNull())
    .addColumn('role', is.text, (c) => c.notNull())
    .addColumn('token_hash', is.text, (c) => c.notNull().unique())
    .addColumn('mailed_hash', is.text, (c) => c.unique())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('expires_at', is.instant, (c) => c.notNull())
    .addColumn('mailed_at', is.instant)
    .addColumn('accepted_at', is.instant)
    .addColumn('accepted_by', is.id, (c) => c.references('members.id').onDelete('set null'))
    .addColumn('revoked_at', is.instant)
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('invites_by_workspace')
    .on('invites')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute()
}
