import { createWorkerPool } from '../workers/worker-pool.ts'

type AudioFile = { path: string; mediaType: string }

const readers = createWorkerPool<AudioFile, unknown>(new URL('duration-worker.ts', import.meta.url), {
  size: 2,
  maxRunMs: 15_000,
  idleMs: 30_000,
  memoryMb: { old: 64, young: 16 },
})

/**
 * The duration of a recording in seconds; null if it is unknown or takes too long to read. A separate thread reads the
 * file, so that a malicious file cannot stop the service.
 */
export async function readDuration(path: string, mediaType: string): Promise<number | null> {
  return plausible(await readers.run({ path, mediaType }).catch(() => null))
}

const daySeconds = 24 * 3600

/** Rounded to hundredths. No file of 25 MB is longer than a day. */
function plausible(seconds: unknown) {
  const isPlausible = typeof seconds === 'number' && seconds > 0 && seconds < daySeconds
  return isPlausible ? Math.round(seconds * 100) / 100 : null
}
