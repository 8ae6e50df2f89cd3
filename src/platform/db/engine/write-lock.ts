import { setTimeout as pause } from 'node:timers/promises'

/** As SQLite itself would wait, but other work goes on meanwhile. */
const pausesMs = [1, 2, 5, 10, 20, 25]
const longestPauseMs = 50

/** Tries again while another program holds the lock and `mayWait` allows it. */
export async function retryWhileLocked<T>(work: () => T, mayWait: () => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || !mayWait()) throw error
      await pause(pausesMs[tries] ?? longestPauseMs)
    }
  }
}

/** Whether there is still time, counted from now. */
export function within(ms: number) {
  const since = performance.now()
  return () => performance.now() - since < ms
}

/** SQLite's BUSY and LOCKED. */
export const isLocked = (error: unknown) =>
  error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff)

/** For whoever waits behind somebody who waits for the lock. */
export const locked = () => Object.assign(new Error('database is locked'), { errcode: 5 })
