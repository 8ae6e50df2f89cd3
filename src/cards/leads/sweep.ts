import type { Kith } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import { oldestRestorable } from '#platform/removals/removal.ts'

const batchSize = 500

/** Deletes leads that were discarded too long ago to be restored. */
export async function sweepLeads(kith: Kith) {
  const before = oldestRestorable(kith)
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    const old = kith.db
      .selectFrom('leads')
      .select('id')
      .where('memberId', '=', id)
      .where('createdAt', '<', before)
      .where('discardedAt', '<', before)
      .limit(batchSize)
    const remove = kith.db.deleteFrom('leads').where('memberId', '=', id).where('id', 'in', old)
    await removeInBatches(batchSize, remove.returning('id'))
  }
}
