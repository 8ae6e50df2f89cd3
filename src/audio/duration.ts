import { Worker } from 'node:worker_threads'

/**
 * How many seconds a recording plays; null when it does not say, or says so in a way that takes too long to read.
 * Read apart from all else: whatever a file is made to do to its reader, the service goes on.
 */
export function secondsOf(path: string, mediaType: string, patience = 4_000): Promise<number | null> {
  const worker = new Worker(new URL('duration-worker.ts', import.meta.url), {
    workerData: { path, mediaType },
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const timer = setTimeout(() => over(null), patience)
    const over = (seconds: number | null) => {
      clearTimeout(timer)
      resolve(seconds)
      void worker.terminate()
    }
    worker.once('message', (seconds: unknown) => over(believable(seconds)))
    worker.once('error', () => over(null))
    worker.once('exit', () => over(null))
  })
}

const day = 24 * 3600

/** To the hundredth. What plays for more than a day is not in 25 MB. */
function believable(seconds: unknown) {
  const isSound = typeof seconds === 'number' && seconds > 0 && seconds < day
  return isSound ? Math.round(seconds * 100) / 100 : null
}
