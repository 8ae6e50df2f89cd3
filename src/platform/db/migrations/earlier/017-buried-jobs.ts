import type { Kysely } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

/** How often the process that ran a job died over it. */
export async function buriedJobs(db: Kysely<unknown>, { columns: is }: Engine) {
  await db.schema
    .alterTable('jobs')
    .addColumn('deaths', is.integer, (column) => column.notNull().defaultTo(0))
    .execute()
}
