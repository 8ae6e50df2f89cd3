import type { MemberContext } from '#platform/context/context.ts'
import { createPace, withTurns } from '#platform/db/pace.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { failImport } from './fail-import.ts'
import type { StoredImport } from './stored-import.ts'

type Work = {
  from: number
  /** Processes so many rows from a number on. Returns where to go on, or null at the end. */
  runBatch: (at: number, size: number) => Promise<number | null>
  /** Shown to the member when the last try fails. */
  failure: string
}

/** Runs batch after batch. Each is one transaction, so a process that dies leaves whole batches. */
export async function runInBatches(
  ctx: MemberContext,
  job: Pick<StoredImport, 'id' | 'state'>,
  { from, runBatch, failure }: Work,
  { signal, isLastTry }: Pick<JobRun, 'signal' | 'isLastTry'>,
) {
  const pace = createPace(withTurns)
  try {
    for (let at: number | null = from; at !== null; ) {
      signal.throwIfAborted()
      const next: number = at
      at = await pace.run(() => runBatch(next, pace.size()))
    }
  } catch (error) {
    if (isLastTry && !signal.aborted) await failImport(ctx, job, failure)
    throw error
  }
}
