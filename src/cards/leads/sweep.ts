import { instantText, type Kith } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const restorable = { hours: 24 * 30 }
const atOnce = 500

/** What was discarded can be restored for a month; then it is gone. */
export async function sweepLeads(kith: Kith) {
  const before = instantText(kith.now().subtract(restorable))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    const old = kith.db
      .selectFrom('leads')
      .select('id')
      .where('memberId', '=', id)
      .where('createdAt', '<', before)
      .where('discardedAt', '<', before)
      .limit(atOnce)
    const remove = kith.db.deleteFrom('leads').where('memberId', '=', id).where('id', 'in', old)
    await removeInBatches(atOnce, remove.returning('id'))
  }
}
