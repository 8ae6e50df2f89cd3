import { parentPort } from 'node:worker_threads'
import type { Text } from '#contract/texts/text.ts'
import { UnreadableFile } from './csv.ts'
import { type ReadFile, type ReadingTask, writeRows } from './rows-file.ts'

// Reads untrusted files in its own thread.

export type ReadingOutcome = ReadFile | { unreadable: Text }

parentPort?.on('message', async (task: ReadingTask) => parentPort?.postMessage(await read(task)))

async function read(task: ReadingTask): Promise<ReadingOutcome> {
  try {
    return await writeRows(task)
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.text }
    throw error
  }
}
