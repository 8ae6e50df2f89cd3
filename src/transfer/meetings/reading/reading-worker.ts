import { parentPort } from 'node:worker_threads'
import { type ReadingTask, readOccurrences } from './occurrences.ts'

// Reads untrusted calendars in its own thread.

parentPort?.on('message', (task: ReadingTask) => parentPort?.postMessage(readOccurrences(task)))
