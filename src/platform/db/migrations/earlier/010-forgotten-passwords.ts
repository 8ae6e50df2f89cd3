import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function forgottenPasswords(db: Kysely<unknown>, { columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('password_resets')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('hash', is.text, (c) => c.notNull().unique())
    .addColumn('expires_at', is.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('password_resets_key', ['member_id'])
    .modifyEnd(tableEnd)
    .execute()
}
