import { sql } from 'kysely'
import type { Kith } from '../context/context.ts'

/** How many jobs there are, for whoever runs the service. */
export async function countJobs({ db }: Pick<Kith, 'db'>) {
  const state = sql<string>`case when dead_at is not null then 'dead' when progress is not null then 'running' else 'waiting' end`
  return db
    .selectFrom('jobs')
    .select(['kind', state.as('state')])
    .select((count) => count.fn.countAll<number>().as('count'))
    .groupBy(['kind', state])
    .execute()
}
