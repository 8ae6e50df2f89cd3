import { instantText, type Kith } from '#platform/context/context.ts'

const undoableFor = { hours: 24 }

export const oldestUndoable = ({ now }: Pick<Kith, 'now'>) => now().subtract(undoableFor)

/** Removes changes that can no longer be undone. */
export async function sweepToolChanges(kith: Kith) {
  const before = instantText(oldestUndoable(kith))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members)
    await kith.db.deleteFrom('toolChanges').where('memberId', '=', id).where('createdAt', '<', before).execute()
}
