import { createWorkerPool } from '../workers/worker-pool.ts'

type AudioFile = { path: string; mediaType: string }

const readers = createWorkerPool<AudioFile, unknown>(new URL('duration-worker.ts', import.meta.url), {
  size: 2,
  maxRunMs: 4_000,
  idleMs: 30_000,
  memoryMb: { old: 64, young: 16 },
})

/**
 * How many seconds a recording plays; null when the file does not tell, or takes too long to read. It is read in a thread
 * of its own: whatever a file does to its reader, the service goes on.
 */
export async function readDuration(path: string, mediaType: string): Promise<number | null> {
  return plausible(await readers.run({ path, mediaType }).catch(() => null))
}

const daySeconds = 24 * 3600

/** To the hundredth. No file of 25 MB plays for more than a day. */
function plausible(seconds: unknown) {
  const isPlausible = typeof seconds === 'number' && seconds > 0 && seconds < daySeconds
  return isPlausible ? Math.round(seconds * 100) / 100 : null
}
