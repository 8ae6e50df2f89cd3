import { type MemberContext, transaction } from '#platform/context/context.ts'
import { refreshStatistics } from '#platform/db/batches.ts'
import { othersWait } from '#platform/db/others-wait.ts'
import { createPace, withTurns } from '#platform/db/pace.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { failImport } from './fail-import.ts'
import type { StoredImport } from './stored-import.ts'

type Work = {
  from: number
  /** Processes so many rows from a number on, in a transaction. Returns where to go on, or null at the end. */
  runBatch: (ctx: MemberContext, at: number, size: number) => Promise<number | null>
  /** Shown to the member when the last try fails. */
  failure: string
}

/** Progress is seen when a transaction ends. */
const maxTransactionMs = 1_000

/**
 * Runs batch after batch. A transaction has whole batches, so a process that dies leaves whole ones; it goes on with the next
 * while nobody else waits to write, because each commit writes again many pages that the next batch changes too.
 */
export async function runInBatches(
  ctx: MemberContext,
  job: Pick<StoredImport, 'id' | 'state'>,
  { from, runBatch, failure }: Work,
  { signal, isLastTry }: Pick<JobRun, 'signal' | 'isLastTry'>,
) {
  const pace = createPace(withTurns)
  let done = 0
  const runSome = async (ctx: MemberContext, from: number) => {
    const end = performance.now() + maxTransactionMs
    for (let at = from; ; ) {
      done += pace.size()
      const next = await pace.run(() => runBatch(ctx, at, pace.size()))
      if (next === null || signal.aborted || othersWait(ctx.db) || performance.now() > end) return next
      at = next
    }
  }
  try {
    for (let at: number | null = from; at !== null; ) {
      signal.throwIfAborted()
      const [next, doneBefore]: [number, number] = [at, done]
      at = await transaction(ctx, (ctx) => runSome(ctx, next))
      await refreshStatistics(ctx.db, doneBefore, done)
    }
  } catch (error) {
    if (isLastTry && !signal.aborted) await failImport(ctx, job, failure)
    throw error
  }
}
