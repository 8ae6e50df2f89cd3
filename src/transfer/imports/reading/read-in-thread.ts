import { say } from '#contract/texts/text.ts'
import { createWorkerPool, TaskLimitExceeded } from '#platform/workers/worker-pool.ts'
import { UnreadableFile } from './csv.ts'
import type { ReadingOutcome } from './reading-worker.ts'
import type { ReadFile, ReadingTask } from './rows-file.ts'

const maxReadMs = 60_000

const readers = createWorkerPool<ReadingTask, ReadingOutcome>(new URL('reading-worker.ts', import.meta.url), {
  size: 2,
  maxRunMs: maxReadMs,
  idleMs: 30_000,
  memoryMb: { old: 384, young: 32 },
})

type Limits = { signal?: AbortSignal; deadline?: number }

/** Reads a file in a thread of its own, so that no file can stop the service. A file that takes too long is refused. */
export async function readInThread(task: ReadingTask, limits: Limits = {}): Promise<ReadFile> {
  const outcome = await readers.run(task, limits).catch((error) => {
    if (error instanceof TaskLimitExceeded) throw new UnreadableFile(say('sentences.file.tooSlow'))
    throw error
  })
  if ('unreadable' in outcome) throw new UnreadableFile(outcome.unreadable)
  return outcome
}
