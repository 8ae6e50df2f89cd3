import type { Kith } from './context.ts'
import { keyNames } from './duplicates/key-names.ts'
import { settleEveryone } from './moves/settle-everyone.ts'
import { rebuildSearch } from './search/rebuild.ts'
import { searchVersion } from './search/terms.ts'

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
