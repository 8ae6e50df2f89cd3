import { parentPort } from 'node:worker_threads'
import { say, type Text } from '#contract/texts/text.ts'
import { createWorkerPool, TaskLimitExceeded } from '#platform/workers/worker-pool.ts'
import { type ReadFile, type ReadingTask, writeRows } from './rows-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const maxReadMs = 60_000

const readers = createWorkerPool<ReadingTask, ReadingOutcome>(new URL('reading-worker.ts', import.meta.url), {
  size: 2,
  maxRunMs: maxReadMs,
  idleMs: 30_000,
  memoryMb: { old: 192, young: 32 },
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

// Reads untrusted files in its own thread.

type ReadingOutcome = ReadFile | { unreadable: Text }

parentPort?.on('message', async (task: ReadingTask) => parentPort?.postMessage(await read(task)))

async function read(task: ReadingTask): Promise<ReadingOutcome> {
  try {
    return await writeRows(task)
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.text }
    throw error
  }
}
