import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a batch should keep this thread busy, in milliseconds. On SQLite nobody else is answered meanwhile. */
const wantedMs = 15

/** A few sizes only: SQLite caches statements by their text. */
const sizes = [1, 2, 5, 10, 25, 50, 100]
const firstSize = sizes.indexOf(2)

export type Pace = {
  /** How many items the next batch should have. */
  size: () => number
  /** Runs a batch and lets others have their turn. */
  run: <T>(batch: () => Promise<T>) => Promise<T>
}

/** Finds how many items can be processed at once: after a batch that took too long the next ones are smaller. */
export function createPace(): Pace {
  let at = firstSize
  const run = async <T>(batch: () => Promise<T>) => {
    const before = process.threadCpuUsage()
    try {
      return await batch()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      const ms = (user + system) / 1000
      if (ms > wantedMs) at = Math.max(0, at - (ms > 2 * wantedMs ? 2 : 1))
      else if (ms < wantedMs / 3) at = Math.min(sizes.length - 1, at + 1)
      await nextTurn()
    }
  }
  return { size: () => sizes[at] ?? 1, run }
}
