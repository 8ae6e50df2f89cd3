import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function passkeys(db: Kysely<unknown>, { name, columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('passkeys')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('credential_id', is.text, (c) => c.notNull().unique())
    .addColumn('public_key', is.text, (c) => c.notNull())
    .addColumn('counter', name === 'postgres' ? sql`bigint` : is.integer, (c) => c.notNull())
    .addColumn('transports', is.text, (c) => c.notNull())
    .addColumn('name', is.text, (c) => c.notNull())
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('backed_up_at', is.instant)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('last_used_at', is.instant)
    .addPrimaryKeyConstraint('passkeys_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('hash', is.text, (c) => c.notNull().primaryKey())
    .addColumn('member_id', is.id, (c) => c.references('members.id').onDelete('cascade'))
    .addColumn('purpose', is.text, (c) => c.notNull())
    .addColumn('expires_at', is.instant, (c) => c.notNull())
    .modifyEnd(tableEnd)
    .execute()
  await db.schema.createIndex('passkey_challenges_by_age').on('passkey_challenges').column('expires_at').execute()
  await db.schema.createIndex('passkey_challenges_by_member').on('passkey_challenges').column('member_id').execute()
  await db.schema.alterTable('tokens').addColumn('confirmed_at', is.instant).execute()
}
