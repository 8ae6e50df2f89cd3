import { parentPort } from 'node:worker_threads'
import { type Contents, parseSentCard, parseStoredCard, type SentCard } from './sent-card.ts'

// Reads long cards in its own thread: those of devices, and those that Kith wrote.

export type CardTask = { sent: Uint8Array } | { stored: string }
export type ReadCard<Task extends CardTask = CardTask> = Task extends { sent: Uint8Array } ? SentCard : Contents | null

parentPort?.on('message', async (task: CardTask) =>
  parentPort?.postMessage('sent' in task ? await parseSentCard(task.sent) : await parseStoredCard(task.stored)),
)
