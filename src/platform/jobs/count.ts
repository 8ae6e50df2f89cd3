import { sql } from 'kysely'
import type { Kith } from '../context/context.ts'

/** The number of jobs by kind and state, for the metrics. */
export async function countJobs({ db }: Pick<Kith, 'db'>) {
  const state = sql<string>`case when dead_at is not null then 'dead' when progress is not null then 'running' else 'waiting' end`
  return db
    .selectFrom('jobs')
    .select(['kind', state.as('state')])
    .select((count) => count.fn.countAll<number>().as('count'))
    .groupBy(['kind', state])
    .execute()
}
