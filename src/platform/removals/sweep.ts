import type { Kith } from '../context/context.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { purge } from './purge.ts'
import { oldestRestorable } from './removal.ts'

const removalsAtOnce = 100

/** Deletes for good what was removed more than 30 days ago. */
export async function sweepRemovals(kith: Kith) {
  const before = oldestRestorable(kith)
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const member of members) {
    const old = kith.db
      .selectFrom('removals')
      .select('id')
      .where('memberId', '=', member.id)
      .where('removedAt', '<', before)
      .limit(removalsAtOnce)
    for (let page = await old.execute(); page.length > 0; page = await old.execute())
      for (const { id } of page) await purge({ ...kith, member }, id)
  }
  await queueJob(kith, 'database.clear-log', {}, { only: 'database.clear-log' })
}
