import { createECDH } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Browsers that take notifications, each until its session ends, and the keys with which this instance signs them. */
export async function pushSubscriptions(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('token_id', is.id, (c) => c.notNull())
    .addColumn('endpoint', is.text, (c) => c.notNull())
    .addColumn('p256dh', is.text, (c) => c.notNull())
    .addColumn('auth', is.text, (c) => c.notNull())
    .addColumn('device', is.text)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_key', ['member_id', 'id'])
    .addForeignKeyConstraint(
      'push_subscriptions_of_token',
      ['member_id', 'token_id'],
      'tokens',
      ['member_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  const byEndpoint = db.schema.createIndex('push_subscriptions_by_endpoint').unique().on('push_subscriptions')
  await byEndpoint.columns(['member_id', 'endpoint']).execute()
  const byToken = db.schema.createIndex('push_subscriptions_by_token').on('push_subscriptions')
  await byToken.columns(['member_id', 'token_id']).execute()
  await db.schema.alterTable('instance').addColumn('push_public_key', is.text).execute()
  await db.schema.alterTable('instance').addColumn('push_private_key', is.text).execute()
  const { publicKey, privateKey } = newKeys()
  await sql`update instance set push_public_key = ${publicKey}, push_private_key = ${privateKey}`.execute(db)
}

/** A pair of P-256 (RFC 8292). The private key always has 32 bytes, however small the number is. */
function newKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const privateKey = Buffer.alloc(32)
  const number = pair.getPrivateKey()
  number.copy(privateKey, 32 - number.length)
  return { publicKey, privateKey: privateKey.toString('base64url') }
}
