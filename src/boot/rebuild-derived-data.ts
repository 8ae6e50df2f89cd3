import { setTimeout as pause } from 'node:timers/promises'
import { memberContextFor } from '#members/members/member-row.ts'
import { recomputeNameKeys, recomputeSortNames } from '#people/connections/record/recompute-names.ts'
import { rebuildFacts } from '#people/facts/read-later.ts'
import { recomputeSome } from '#people/rhythms/recompute-everyone.ts'
import { indexAllWaiting } from '#people/search/index/later.ts'
import {
  dropOldTerms,
  dropOldVariants,
  renewDates,
  renewDrafts,
  renewEntries,
  renewGifts,
  renewPeople,
  renewPromises,
  renewShared,
} from '#people/search/index/rebuild.ts'
import { searchVersion } from '#people/search/index/vocabulary.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { skipLocked } from '#platform/db/row-locks.ts'
import { oncePerMinute } from '#platform/log/log.ts'
import { readKeptLines } from '#transfer/imports/applying/kept-lines.ts'

type Ctx = Pick<Kith, 'db' | 'log'>

/** Rebuilds the next records in the transaction of the caller. Returns where to go on, or null at the end. Begins with ''. */
type RebuildPage = (ctx: MemberContext, after: string) => Promise<string | null>

/** In this order. Most starts need none. */
const stages: Record<string, RebuildPage> = {
  'kept lines': readKeptLines,
  people: renewPeople,
  entries: renewEntries,
  'shared entries': renewShared,
  promises: renewPromises,
  dates: renewDates,
  gifts: renewGifts,
  drafts: renewDrafts,
  'old terms': dropOldTerms,
  'old variants': dropOldVariants,
  'name keys': recomputeNameKeys,
  'sort names': recomputeSortNames,
  rhythms: recomputeSome,
  facts: rebuildFacts,
}

const stageNames = Object.keys(stages)
const [firstStage = ''] = stageNames

/** Before the service listens: notes what has to be rebuilt because the code that derives it has changed. */
export async function planRebuild({ db, log }: Ctx) {
  const instance = await db.selectFrom('instance').select(['unindexedAfter', 'searchVersion']).executeTakeFirstOrThrow()
  // Entries may still wait if the service was killed.
  if (instance.unindexedAfter !== null) await indexAllWaiting({ db })
  // A start that has nothing to note does not write, so it never waits for another program's lock.
  if (instance.searchVersion < searchVersion) await restartRebuild(db)
  const { members } = await db
    .selectFrom('rebuilds')
    .select((count) => count.fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  if (members > 0) log.info({ members }, 'the search index is rebuilt in the background')
}

/** Every member's data from the beginning. Of several processes that start, the first does it. */
async function restartRebuild(db: Ctx['db']) {
  await transaction({ db }, async ({ db }) => {
    const outdated = await db
      .updateTable('instance')
      .set({ searchVersion })
      .where('searchVersion', '<', searchVersion)
      .returning('id')
      .executeTakeFirst()
    if (!outdated) return
    await db.deleteFrom('rebuilds').execute()
    const start = db
      .selectFrom('members')
      .select((of) => ['id', of.val(firstStage).as('stage'), of.val('').as('after')])
    await db.insertInto('rebuilds').columns(['memberId', 'stage', 'after']).expression(start).execute()
  })
}

/** How long to wait while another process rebuilds, or after an error. */
const retryMs = 1_000
const maxPauseMs = 250

/** Rebuilds derived data while the service runs, a few records at a time, with as long a pause after each part. */
export function openRebuilder(kith: Kith) {
  const closing = new AbortController()
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'rebuilding derived data failed'))
  const rest = (ms: number) => pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {})
  const loop = async () => {
    let parts = 0
    while (!closing.signal.aborted) {
      const began = performance.now()
      const outcome = await rebuildPart(kith).catch(complain)
      if (outcome === 'complete') break
      if (outcome === 'done') parts += 1
      await rest(outcome === 'done' ? Math.min(maxPauseMs, performance.now() - began) : retryMs)
    }
    if (parts > 0 && !closing.signal.aborted) kith.log.info('derived data is up to date')
  }
  const running = loop()
  const close = async () => {
    closing.abort()
    await running
  }
  return { close }
}

/** All of it. For tests, and for programs that end. */
export async function rebuildAll(kith: Kith) {
  while ((await rebuildPart(kith)) !== 'complete');
}

/** The next part of a member's records. A process that dies leaves whole parts. */
export async function rebuildPart(kith: Kith) {
  const waiting = await kith.db.selectFrom('rebuilds').select('memberId').limit(1).executeTakeFirst()
  if (!waiting) return 'complete'
  return transaction(kith, async (kith) => {
    const { db } = kith
    const rebuild = await skipLocked(
      db,
      db.selectFrom('rebuilds').select(['memberId', 'stage', 'after']).orderBy('memberId').limit(1),
    ).executeTakeFirst()
    if (!rebuild) return 'elsewhere'
    const { memberId, stage, after } = rebuild
    const ctx = await memberContextFor(kith, memberId)
    const next = ctx && (await stages[stage]?.(ctx, after))
    const following = next ? stage : stageNames[stageNames.indexOf(stage) + 1]
    if (following)
      await db
        .updateTable('rebuilds')
        .set({ stage: following, after: next ?? '' })
        .where('memberId', '=', memberId)
        .execute()
    else await db.deleteFrom('rebuilds').where('memberId', '=', memberId).execute()
    return 'done'
  })
}
