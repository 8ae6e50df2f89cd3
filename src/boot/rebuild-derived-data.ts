import { knownTimeZone } from '#members/members/time-zone.ts'
import { indexAllWaiting } from '#people/search/index/indexer.ts'
import { searchVersion } from '#people/search/index/terms.ts'
import type { Kith } from '#platform/context/context.ts'
import { onFirstUse } from '#platform/loading/on-first-use.ts'

/** In this order. Almost every start needs none of them. */
const rebuilds = [
  onFirstUse(() => import('#people/search/index/rebuild.ts'), 'rebuildSearch'),
  onFirstUse(() => import('#people/duplicates/matching/recompute-name-keys.ts'), 'recomputeNameKeys'),
  onFirstUse(() => import('#people/connections/record/recompute-sort-names.ts'), 'recomputeSortNames'),
  onFirstUse(() => import('#people/rhythms/recompute-everyone.ts'), 'recomputeEveryone'),
  onFirstUse(() => import('#people/facts/rebuild.ts'), 'rebuildFacts'),
]

/** Rebuilds derived data, such as the search index, when the code that derives it has changed. Safe to interrupt. */
export async function rebuildDerivedData({ db, log }: Pick<Kith, 'db' | 'log'>) {
  const { searchVersion: currentVersion, unindexedAfter } = await db
    .selectFrom('instance')
    .select(['searchVersion', 'unindexedAfter'])
    .executeTakeFirstOrThrow()
  // Entries may still wait if the service was killed.
  if (unindexedAfter !== null) await indexAllWaiting({ db })
  if (currentVersion >= searchVersion) return
  const members = await db.selectFrom('members').select(['id', 'timeZone']).execute()
  if (members.length > 0) log.info({ members: members.length }, 'rebuilding the search index')
  for (const { id, timeZone } of members)
    for (const rebuild of rebuilds) await rebuild({ db, member: { id, timeZone: knownTimeZone(timeZone) } })
  await db.updateTable('instance').set({ searchVersion }).where('id', '=', 1).execute()
}
