import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function twoStepSignIn(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('authenticator_apps')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('secret', is.text, (c) => c.notNull())
    .addColumn('last_step', is.integer, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('confirmed_at', is.instant)
    .addPrimaryKeyConstraint('authenticator_apps_key', ['member_id'])
    .modifyEnd(tableEnd)
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('hash', is.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['member_id', 'hash'])
    .modifyEnd(tableEnd)
    .execute()
}
