import { createWorkerPool, TaskLimitExceeded } from '#platform/workers/worker-pool.ts'
import type { ReadingOutcome, ReadingTask } from './occurrences.ts'

const readers = createWorkerPool<ReadingTask, ReadingOutcome>(new URL('reading-worker.ts', import.meta.url), {
  size: 1,
  maxRunMs: 30_000,
  idleMs: 30_000,
  memoryMb: { old: 192, young: 32 },
})

/** Reads a calendar in a thread of its own, so that no calendar can stop the service. */
export async function readInThread(task: ReadingTask, signal?: AbortSignal): Promise<ReadingOutcome> {
  return readers.run(task, { signal }).catch((error) => {
    if (error instanceof TaskLimitExceeded) return { problem: 'too_large' as const }
    throw error
  })
}
