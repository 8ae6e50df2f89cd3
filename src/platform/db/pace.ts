import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a batch without turns for others should keep this thread busy, in milliseconds. */
const withoutTurns = 15

/** The same for a batch that gives others their turn: only those who write wait for all of it. */
export const withTurns = 80

/** A few sizes only: SQLite caches statements by their text. */
const sizes = [1, 2, 5, 10, 25, 50, 100, 250]
const firstSize = sizes.indexOf(2)

export type Pace = {
  /** How many items the next batch should have. */
  size: () => number
  /** Runs a batch and lets others have their turn. */
  run: <T>(batch: () => Promise<T>) => Promise<T>
}

/** Chooses the batch size from how long the last items took. */
export function createPace(wantedMs = withoutTurns): Pace {
  let at = firstSize
  const run = async <T>(batch: () => Promise<T>) => {
    const before = process.threadCpuUsage()
    try {
      return await batch()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      const ms = (user + system) / 1000
      const msOfOne = ms / (sizes[at] ?? 1)
      const fitting = sizes.findLastIndex((size) => size * msOfOne <= wantedMs)
      at = Math.max(0, Math.min(at + 1, fitting))
      await nextTurn()
    }
  }
  return { size: () => sizes[at] ?? 1, run }
}
