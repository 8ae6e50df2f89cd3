import type { MemberContext } from '#platform/context/context.ts'
import { removedRows, restoreRows } from '#platform/removals/removed-rows.ts'
import { storeAll } from '#platform/removals/store.ts'
import { putPersonBack } from '../record/write-changed.ts'

/** Stores the person's own row, and what other address books knew of them. */
export async function storePerson(ctx: MemberContext, removalId: string, connectionId: string) {
  await storeAll(ctx, removalId, 'connections', 'id', connectionId)
  await storeAll(ctx, removalId, 'contactExtras', 'connectionId', connectionId)
  await storeAll(ctx, removalId, 'contactUids', 'connectionId', connectionId)
}

/** Restores them. Someone who is there again, such as from an archive, stays as they are. */
export async function restorePerson(ctx: MemberContext, removalId: string) {
  for await (const [person] of removedRows(ctx, removalId, 'connections')) if (person) await putPersonBack(ctx, person)
  await restoreRows(ctx, removalId, 'contactExtras')
  await restoreRows(ctx, removalId, 'contactUids')
}
