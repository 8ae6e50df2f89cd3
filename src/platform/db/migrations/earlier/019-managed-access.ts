import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** Which tokens may manage access, what they made, and what the tokens of an app open. */
export async function managedAccess(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema
    .alterTable('tokens')
    .addColumn('manages', is.integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('apps')
    .addColumn('resource', is.text, (c) => c.notNull().defaultTo('mcp'))
    .execute()
  await db.schema.alterTable('webhooks').addColumn('made_by', is.id).execute()
  await db.schema.alterTable('invites').addColumn('made_by', is.id).execute()
  await db.schema.alterTable('invites').addColumn('revoked_for', is.text).execute()
  await db.schema
    .createIndex('invites_pending_by_inviter')
    .on('invites')
    .columns(['invited_by', 'created_at'])
    .where(sql<boolean>`accepted_at is null`)
    .execute()
}
