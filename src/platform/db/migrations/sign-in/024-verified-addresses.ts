import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** When a member proved that they read the e-mails to their address, and the links with which they prove it. */
export async function verifiedAddresses(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema.alterTable('members').addColumn('email_verified_at', is.instant).execute()
  await db.schema.alterTable('password_resets').addColumn('mailed_at', is.instant).execute()
  await db.schema
    .createTable('email_links')
    .addColumn('hash', is.text, (c) => c.notNull())
    .addColumn('email', is.text, (c) => c.notNull())
    .addColumn('member_id', is.id, (c) => c.references('members.id').onDelete('cascade'))
    .addColumn('expires_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('email_links_key', ['hash'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createIndex('email_links_by_member')
    .on('email_links')
    .column('member_id')
    .where(sql.ref('member_id'), 'is not', null)
    .execute()
  await db.schema.createIndex('email_links_by_email').on('email_links').column('email').execute()
  await db.schema.createIndex('email_links_by_expiry').on('email_links').column('expires_at').execute()
}
