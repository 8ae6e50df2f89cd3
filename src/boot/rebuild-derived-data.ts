import { recomputeSortNames } from '#people/connections/record/recompute-sort-names.ts'
import { recomputeNameKeys } from '#people/duplicates/matching/recompute-name-keys.ts'
import { rebuildFacts } from '#people/facts/rebuild.ts'
import { recomputeEveryone } from '#people/rhythms/recompute-everyone.ts'
import { rebuildSearch } from '#people/search/index/rebuild.ts'
import { searchVersion } from '#people/search/index/terms.ts'
import type { Kith } from '#platform/context/context.ts'

/** Rebuilds derived data, such as the search index, when the code that derives it has changed. Safe to interrupt. */
export async function rebuildDerivedData({ db, log }: Pick<Kith, 'db' | 'log'>) {
  const { searchVersion: currentVersion } = await db
    .selectFrom('instance')
    .select('searchVersion')
    .executeTakeFirstOrThrow()
  if (currentVersion >= searchVersion) return
  const members = await db.selectFrom('members').select(['id', 'timeZone']).execute()
  if (members.length > 0) log.info({ members: members.length }, 'rebuilding the search index')
  for (const member of members) {
    await rebuildSearch({ db, member })
    await recomputeNameKeys({ db, member })
    await recomputeSortNames({ db, member })
    await recomputeEveryone({ db, member })
    await rebuildFacts({ db, member })
  }
  await db.updateTable('instance').set({ searchVersion }).where('id', '=', 1).execute()
}
