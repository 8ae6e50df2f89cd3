import { instantText, type Kith } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const retention = { hours: 24 * 30 }
const batchSize = 500

/** Removes deliveries after 30 days. */
export async function sweepDeliveries(kith: Kith) {
  const before = instantText(kith.now().subtract(retention))
  const members = await kith.db.selectFrom('webhooks').select('memberId').distinct().execute()
  for (const { memberId } of members) {
    const old = kith.db
      .selectFrom('deliveries')
      .select('id')
      .where('memberId', '=', memberId)
      .where('createdAt', '<', before)
      .where('nextTryAt', 'is', null)
      .limit(batchSize)
    const remove = kith.db.deleteFrom('deliveries').where('memberId', '=', memberId).where('id', 'in', old)
    await removeInBatches(batchSize, remove.returning('id'))
  }
}
