import { parentPort } from 'node:worker_threads'
import { type ReadingTask, readOccurrences } from './occurrences.ts'
import { readCollection } from './read-collection.ts'

// Reads untrusted calendars in its own thread.

parentPort?.on('message', async (task: ReadingTask) => {
  const { collection } = task
  parentPort?.postMessage(collection ? await readCollection(task, collection) : readOccurrences(task))
})
