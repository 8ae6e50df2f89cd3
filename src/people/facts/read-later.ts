import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { replaceFacts } from './store.ts'

type Owner = { db: Db; member: { id: string } }

/** Leaves the reading of many entries to a job: it takes as long as everything else about them. */
export async function readFactsLater(ctx: MemberContext, ixIds: string[]) {
  if (ixIds.length > 0) await queueJob(ctx, 'facts.read', { ixIds }, { memberId: ctx.member.id })
}

/** So few that others hardly wait. */
const batchSize = 25

export async function readFacts(kith: Kith, { ixIds }: Tasks['facts.read'], { memberId, signal }: JobRun) {
  if (memberId === null) return
  for (const ids of chunks(ixIds, batchSize)) {
    signal.throwIfAborted()
    await transaction({ db: kith.db, member: { id: memberId } }, (owner) => readEntries(owner, ids))
  }
}

/** Locked, so that nobody changes the text meanwhile. */
async function readEntries(owner: Owner, ids: string[]) {
  const entries = owner.db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'source', 'kind', 'text', 'transcript'])
    .where('memberId', '=', owner.member.id)
    .where('id', 'in', ids)
    .orderBy('id')
  await replaceFacts(owner, await lockRows(owner.db, entries).execute())
}
