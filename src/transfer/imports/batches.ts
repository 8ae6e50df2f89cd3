import { say, type Text } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { refreshStatistics } from '#platform/db/batches.ts'
import { othersWait } from '#platform/db/others-wait.ts'
import { createPace, withTurns } from '#platform/db/pace.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { changeImport, failImport, type StoredImport } from './stored-import.ts'

type Work = {
  from: number
  /** Processes so many rows from a number on, in a transaction. Returns where to go on, or null at the end. */
  runBatch: (ctx: MemberContext, at: number, size: number) => Promise<number | null>
  /** Shown to the member when the last try fails. */
  failure: Text
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

/** A step of an import was buried because the service stopped twice over it. */
export const giveUpReading = giveUp('reading', say('sentences.file.stoppedReading'))
export const giveUpApplying = giveUp('applying', say('sentences.file.stoppedApplying'))
export const giveUpUndoing = giveUp('undoing', say('sentences.file.stoppedUndoing'))

/** Continues a step that failed, when its job is retried. An import that has moved on since stays as it is. */
export async function resumeImport(ctx: MemberContext, id: string, state: 'applying' | 'undoing') {
  await changeImport(ctx, id)
    .set({ state, failure: null })
    .where('state', '=', 'failed')
    .where('readAt', 'is not', null)
    .execute()
}

function giveUp(state: StoredImport['state'], failure: Text) {
  return async (kith: Kith, { importId }: { importId: string }, { memberId }: Pick<JobRun, 'memberId'>) => {
    const ctx = await memberContextFor(kith, memberId)
    if (ctx) await failImport(ctx, { id: importId, state }, failure)
  }
}
