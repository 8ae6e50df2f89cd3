import { instantText, type Kith } from '../context/context.ts'
import { removeInBatches } from '../db/batches.ts'

const keptFor = { hours: 24 * 30 }
const atOnce = 2_000

/** Readers have a month to catch up. The last of a member's events stays: whoever has read it has missed nothing. */
export async function sweepEvents(kith: Kith) {
  const before = instantText(kith.now().subtract(keptFor))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    const last = kith.db
      .selectFrom('events')
      .select('number')
      .where('memberId', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
    const old = kith.db
      .selectFrom('events')
      .select('number')
      .where('memberId', '=', id)
      .where('createdAt', '<', before)
      .where('number', '<', last)
      .limit(atOnce)
    const remove = kith.db.deleteFrom('events').where('memberId', '=', id).where('number', 'in', old)
    await removeInBatches(atOnce, remove.returning('number'))
  }
}
