import { lockRows } from '#platform/db/row-locks.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { replaceFacts } from './store.ts'

type Owner = { db: Db; member: { id: string } }

/** So few that others hardly wait. */
const pageSize = 25

/** Reads the facts of the next entries by id again, in a transaction. Returns the last id, or null at the end. */
export async function rebuildFacts(owner: Owner, after: string) {
  const page = owner.db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'source', 'kind', 'text', 'transcript'])
    .where('memberId', '=', owner.member.id)
    .where('id', '>', after || beforeEveryId)
    .orderBy('id')
    .limit(pageSize)
  const entries = await lockRows(owner.db, page).execute()
  await replaceFacts(owner, entries)
  return entries.length < pageSize ? null : (entries.at(-1)?.id ?? null)
}
