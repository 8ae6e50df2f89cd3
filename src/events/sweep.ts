import { instantText, type Kith } from '../context.ts'

const keptFor = { hours: 24 * 30 }

/** Readers have a month to catch up. */
export async function sweepEvents(kith: Kith) {
  const before = instantText(kith.now().subtract(keptFor))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    await kith.db.deleteFrom('events').where('memberId', '=', id).where('createdAt', '<', before).execute()
  }
}
