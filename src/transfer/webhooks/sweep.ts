import { instantText, type Kith } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const keptFor = { hours: 24 * 30 }
const atOnce = 500

/** How deliveries went can be looked up for a month. */
export async function sweepDeliveries(kith: Kith) {
  const before = instantText(kith.now().subtract(keptFor))
  const members = await kith.db.selectFrom('webhooks').select('memberId').distinct().execute()
  for (const { memberId } of members) {
    const old = kith.db
      .selectFrom('deliveries')
      .select('id')
      .where('memberId', '=', memberId)
      .where('createdAt', '<', before)
      .where('nextTryAt', 'is', null)
      .limit(atOnce)
    const remove = kith.db.deleteFrom('deliveries').where('memberId', '=', memberId).where('id', 'in', old)
    await removeInBatches(atOnce, remove.returning('id'))
  }
}
