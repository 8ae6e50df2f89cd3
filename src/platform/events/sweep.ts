import { instantText, type Kith } from '../context/context.ts'
import { removeInBatches } from '../db/batches.ts'

const retention = { hours: 24 * 30 }
const batchSize = 2_000

/** Removes events after a month, but keeps each member's last one, so that a reader can tell that none is missing. */
export async function sweepEvents(kith: Kith) {
  const before = instantText(kith.now().subtract(retention))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    const last = kith.db
      .selectFrom('events')
      .select('number')
      .where('memberId', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
    const first = kith.db
      .selectFrom('events')
      .select(['number', 'createdAt'])
      .where('memberId', '=', id)
      .where('number', '<', last)
      .orderBy('number')
      .limit(batchSize)
    const old = kith.db.selectFrom(first.as('first')).select('number').where('createdAt', '<', before)
    const remove = kith.db.deleteFrom('events').where('memberId', '=', id).where('number', 'in', old)
    await removeInBatches(batchSize, remove.returning('number'))
  }
}
