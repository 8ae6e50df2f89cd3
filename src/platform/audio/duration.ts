import { Worker } from 'node:worker_threads'

/**
 * How many seconds a recording plays; null when it does not say, or says so in a way that takes too long to read.
 * Read in a thread apart: whatever a file is made to do to its reader, the service goes on.
 */
export async function secondsOf(path: string, mediaType: string): Promise<number | null> {
  if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  busy += 1
  try {
    return await read({ path, mediaType })
  } finally {
    busy -= 1
    waiting.shift()?.()
  }
}

const patience = 4_000
const most = 2
let busy = 0
const waiting: (() => void)[] = []

/** A reader that has done well may do the next: to start one takes longer than to read. */
let rested: Worker | null = null

function read(file: { path: string; mediaType: string }) {
  const worker = rested ?? new Worker(new URL('duration-worker.ts', import.meta.url), { ...limits, env: {} })
  rested = null
  worker.ref()
  return new Promise<number | null>((resolve) => {
    const over = (seconds: number | null, isWell: boolean) => {
      clearTimeout(timer)
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
      resolve(seconds)
      if (isWell) rest(worker)
      else void worker.terminate()
    }
    const timer = setTimeout(() => over(null, false), patience)
    worker.once('message', (seconds: unknown) => over(believable(seconds), true))
    worker.once('error', () => over(null, false))
    worker.once('exit', () => over(null, false))
    worker.postMessage(file)
  })
}

/** Memory is bounded; and what a library may want to say is not said in our log. */
const limits = {
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  stdout: true,
  stderr: true,
}

const restFor = 30_000

function rest(worker: Worker) {
  if (rested) return void worker.terminate()
  rested = worker
  worker.unref()
  worker.once('error', () => {})
  setTimeout(() => {
    if (rested !== worker) return
    rested = null
    void worker.terminate()
  }, restFor).unref()
}

const day = 24 * 3600

/** To the hundredth. What plays for more than a day is not in 25 MB. */
function believable(seconds: unknown) {
  const isSound = typeof seconds === 'number' && seconds > 0 && seconds < day
  return isSound ? Math.round(seconds * 100) / 100 : null
}
