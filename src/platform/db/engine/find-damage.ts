import { createWorkerPool } from '../../workers/worker-pool.ts'

/** Looks through a whole SQLite file in a thread of its own: the first thing that is wrong, or null. */
export function findDamage(file: string): Promise<string | null> {
  const pool = createWorkerPool<string, string | null>(new URL('find-damage-worker.ts', import.meta.url), {
    size: 1,
    maxRunMs: 30 * 60_000,
    idleMs: 0,
    memoryMb: { old: 64, young: 16 },
  })
  return pool.run(file)
}
