import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export async function webhooks(db: Kysely<unknown>, engine: Engine) {
  await endpoints(db, engine)
  await deliveries(db, engine)
  if (engine.name === 'postgres') await writtenWhen(db)
}

/** Of the directory: those with something to send are looked for across all members. */
async function endpoints(db: Kysely<unknown>, { name, columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('webhooks')
    .addColumn('member_id', is.id, (c) => c.notNull().references('members.id').onDelete('cascade'))
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('url', is.text, (c) => c.notNull())
    .addColumn('kinds', is.json)
    .addColumn('description', is.text)
    .addColumn('secret', is.text, (c) => c.notNull())
    .addColumn('old_secret', is.text)
    .addColumn('old_secret_until', is.instant)
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('updated_at', is.instant, (c) => c.notNull())
    .addColumn('disabled_at', is.instant)
    .addColumn('disabled_for', is.text)
    .addColumn('after_number', name === 'postgres' ? sql`bigint` : is.integer, (c) => c.notNull())
    .addColumn('due_at', is.instant)
    .addColumn('busy_until', is.instant)
    .addColumn('turns', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('failures', is.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('failing_since', is.instant)
    .addColumn('rest_until', is.instant)
    .addPrimaryKeyConstraint('webhooks_key', ['member_id', 'id'])
    .modifyEnd(tableEnd)
    .execute()
}

async function deliveries(db: Kysely<unknown>, { name, columns: is, tableEnd }: Engine) {
  await db.schema
    .createTable('deliveries')
    .addColumn('member_id', is.id, (c) => c.notNull())
    .addColumn('id', is.id, (c) => c.notNull())
    .addColumn('webhook_id', is.id, (c) => c.notNull())
    .addColumn('number', name === 'postgres' ? sql`bigint` : is.integer)
    .addColumn('kind', is.text, (c) => c.notNull())
    .addColumn('subject_id', is.id, (c) => c.notNull())
    .addColumn('connection_id', is.id)
    .addColumn('happened_at', is.instant, (c) => c.notNull())
    .addColumn('created_at', is.instant, (c) => c.notNull())
    .addColumn('attempts', is.integer, (c) => c.notNull())
    .addColumn('next_try_at', is.instant)
    .addColumn('delivered_at', is.instant)
    .addColumn('failed_at', is.instant)
    .addColumn('status', is.integer)
    .addColumn('failure', is.text)
    .addColumn('took_ms', is.integer)
    .addPrimaryKeyConstraint('deliveries_key', ['member_id', 'id'])
    .addForeignKeyConstraint('deliveries_of', ['member_id', 'webhook_id'], 'webhooks', ['member_id', 'id'], (foreign) =>
      foreign.onDelete('cascade'),
    )
    .modifyEnd(tableEnd)
    .execute()
  const index = (index: string) => db.schema.createIndex(`deliveries_${index}`).on('deliveries')
  const isWaiting = sql<boolean>`next_try_at is not null`
  // An event is taken over once, whoever reads it twice.
  await index('once').unique().columns(['member_id', 'webhook_id', 'number']).execute()
  await index('by_id').columns(['member_id', 'webhook_id', 'id']).execute()
  await index('waiting').columns(['member_id', 'webhook_id', 'next_try_at']).where(isWaiting).execute()
  // What waits before another of the same object.
  await index('in_order').columns(['member_id', 'webhook_id', 'subject_id', 'number']).where(isWaiting).execute()
  await index('by_age').columns(['member_id', 'created_at']).execute()
}

/** When an event was written, by the clock of the store: what is settled is told by it. */
async function writtenWhen(db: Kysely<unknown>) {
  await db.schema
    .alterTable('events')
    .addColumn('written_at', sql`timestamptz`, (c) => c.notNull().defaultTo(sql`clock_timestamp()`))
    .execute()
  await db.schema.alterTable('events').dropColumn('tx').execute()
}
