import { instantText, type Kith } from '../context/context.ts'
import { removeInBatches } from '../db/batches.ts'

const retention = { hours: 24 * 30 }
const batchSize = 500

/** Removes failed jobs of no member after a month: nobody can try them again, and some name an e-mail address. */
export async function sweepJobs({ db, now }: Pick<Kith, 'db' | 'now'>) {
  const before = instantText(now().subtract(retention))
  const old = db
    .selectFrom('jobs')
    .select('id')
    .where('deadAt', '<', before)
    .where('memberId', 'is', null)
    .limit(batchSize)
  await removeInBatches(batchSize, db.deleteFrom('jobs').where('id', 'in', old).returning('id'))
}
