import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { replaceFacts } from './store.ts'

type Owner = { db: Db; member: { id: string } }

/** Leaves the reading of many entries to a job: it takes as long as everything else about them. */
export async function readFactsLater(ctx: MemberContext, ixIds: string[]) {
  if (ixIds.length > 0) await queueJob(ctx, 'facts.read', { ixIds }, { memberId: ctx.member.id })
}

/** After the people of entries came or went: those of few entries now. */
export async function readFactsAgain(ctx: MemberContext, entries: { id: string }[]) {
  const ids = entries.map(({ id }) => id)
  if (ids.length > batchSize) return readFactsLater(ctx, ids)
  if (ids.length > 0) await replaceFacts(ctx, await entriesOf(ctx).where('id', 'in', ids).execute())
}

/** Few enough that others hardly wait. */
const batchSize = 25

export async function readFacts(kith: Kith, { ixIds }: Tasks['facts.read'], { memberId, signal }: JobRun) {
  if (memberId === null) return
  for (const ids of chunks(ixIds, batchSize)) {
    signal.throwIfAborted()
    await transaction({ db: kith.db, member: { id: memberId } }, async (owner) => {
      await replaceFacts(owner, await lockRows(owner.db, entriesOf(owner).where('id', 'in', ids)).execute())
    })
  }
}

/** Reads the facts of the next entries by id again, in a transaction. Returns the last id, or null at the end. */
export async function rebuildFacts(owner: Owner, after: string) {
  const page = entriesOf(owner)
    .where('id', '>', after || beforeEveryId)
    .limit(batchSize)
  const entries = await lockRows(owner.db, page).execute()
  await replaceFacts(owner, entries)
  return entries.length < batchSize ? null : (entries.at(-1)?.id ?? null)
}

/** Locked, so that no text changes meanwhile. */
function entriesOf({ db, member }: Owner) {
  return db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'source', 'kind', 'shared', 'text', 'transcript'])
    .where('memberId', '=', member.id)
    .orderBy('id')
}
