import { instantText, type Kith } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const batchSize = 500
const keptFor = { hours: 24 * 90 }

/** Removes invites that ended long ago. */
export async function sweepInvites({ db, now }: Kith) {
  const old = db
    .selectFrom('invites')
    .select('id')
    .where('createdAt', '<', instantText(now().subtract(keptFor)))
  await removeInBatches(batchSize, db.deleteFrom('invites').where('id', 'in', old.limit(batchSize)).returning('id'))
}
