import { keyNames } from '#people/duplicates/matching/recompute-name-keys.ts'
import { settleEveryone } from '#people/rhythms/recompute-everyone.ts'
import { rebuildSearch } from '#people/search/index/rebuild.ts'
import { searchVersion } from '#people/search/index/terms.ts'
import type { Kith } from '#platform/context/context.ts'

/** Works out anew what is kept beside what members told, when the way has changed. Killed in the middle, it starts again. */
export async function rebuild({ db, log }: Pick<Kith, 'db' | 'log'>) {
  const { searchVersion: built } = await db.selectFrom('instance').select('searchVersion').executeTakeFirstOrThrow()
  if (built >= searchVersion) return
  const members = await db.selectFrom('members').select(['id', 'timeZone']).execute()
  if (members.length > 0) log.info({ members: members.length }, 'building the search index anew')
  for (const member of members) {
    await rebuildSearch({ db, member })
    await keyNames({ db, member })
    await settleEveryone({ db, member })
  }
  await db.updateTable('instance').set({ searchVersion }).where('id', '=', 1).execute()
}
