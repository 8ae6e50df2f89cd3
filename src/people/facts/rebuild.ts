import { transaction } from '#platform/context/context.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { replaceFacts } from './store.ts'

type Owner = { db: Db; member: { id: string } }

const pageSize = 200

/** Reads the facts of all of a member's entries again. */
export async function rebuildFacts(owner: Owner) {
  for (let after: string | null = beforeEveryId; after !== null; ) after = await rebuildPage(owner, after)
}

/** Returns the last id of the page, or null if it was the last page. */
function rebuildPage(owner: Owner, after: string) {
  return transaction(owner, async (owner) => {
    const entries = await owner.db
      .selectFrom('interactions')
      .select(['id', 'connectionId', 'source', 'kind', 'text', 'transcript'])
      .where('memberId', '=', owner.member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    if (entries.length === 0) return null
    await replaceFacts(owner, entries)
    return entries.length < pageSize ? null : (entries.at(-1)?.id ?? null)
  })
}
