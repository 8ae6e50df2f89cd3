import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function connectedApps(db: Kysely<unknown>, engine: Engine) {
  await apps(db, engine)
  await tokens(db, engine)
  await whatIsAsked(db, engine)
}

async function apps(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('apps')
    .addColumn('id', is.id, (c) => c.primaryKey().notNull())
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('client_id', is.text, (c) => c.notNull())
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('host', is.text, (c) => c.notNull())
    .addColumn('access', is.text, (c) => c.notNull())
    .addColumn('connected_at', is.instant, (c) => c.notNull())
    .addColumn('last_used_at', is.instant)
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('apps_by_member').on('apps').columns(['member_id', 'connected_at', 'id']).execute()
  await db.schema.createIndex('apps_by_client').on('apps').columns(['client_id']).execute()
}

async function tokens(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('app_tokens')
    .addColumn('hash', is.text, (c) => c.primaryKey().notNull())
    .addColumn('app_id', is.id, (c) => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('access', is.text)
    .addColumn('audience', is.text)
    .addColumn('payload', is.text, (c) => c.notNull())
    .addColumn('expires_at', is.instant, (c) => c.notNull())
    .addColumn('consumed_at', is.instant)
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('app_tokens_by_app').on('app_tokens').columns(['app_id', 'kind', 'expires_at']).execute()
  await db.schema.createIndex('app_tokens_by_end').on('app_tokens').columns(['expires_at']).execute()
}

async function whatIsAsked(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('app_clients')
    .addColumn('id', is.text, (c) => c.primaryKey().notNull())
    .addColumn('payload', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('granted_at', is.instant)
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('app_clients_by_age').on('app_clients').columns(['created_at']).execute()
  await db.schema
    .createTable('app_requests')
    .addColumn('id', is.text, (c) => c.primaryKey().notNull())
    .addColumn('payload', is.text, (c) => c.notNull())
    .addColumn('expires_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('app_requests_by_end').on('app_requests').columns(['expires_at']).execute()
  await db.schema
    .createTable('app_keys')
    .addColumn('id', is.id, (c) => c.primaryKey().notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('payload', is.text, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
}
