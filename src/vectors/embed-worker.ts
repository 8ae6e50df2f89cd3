import { parentPort } from 'node:worker_threads'
import { loadMiniLm } from './mini-lm.ts'

// The model keeps a processor busy: it does so in a thread of its own.

const loaded = loadMiniLm()

parentPort?.on('message', async (text: string) => {
  const embed = await loaded
  parentPort?.postMessage(await embed(text))
})
