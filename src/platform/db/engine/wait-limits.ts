import { setTimeout as pause } from 'node:timers/promises'

/** Waits like SQLite itself, but lets other work continue. */
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

/** For requests queued behind one that waits for the lock. */
export const locked = () => Object.assign(new Error('database is locked'), { errcode: 5 })

/** A transaction: how many statements it has run, and how to end it. */
type Watched = { readonly steps: number; giveUp: (cause: Error) => void }

/** In checks, not in time: a process that was suspended has not been idle. */
const checks = 4

/**
 * Ends a transaction that keeps its turn and runs nothing for so long, as PostgreSQL does by
 * `idle_in_transaction_session_timeout`: all others would wait for it.
 */
export function watchIdle(maxIdleMs: number) {
  let current: Watched | null = null
  let steps = 0
  let idleChecks = 0
  const check = () => {
    if (!current) return
    idleChecks = current.steps === steps ? idleChecks + 1 : 0
    steps = current.steps
    if (idleChecks >= checks) current.giveUp(idleTransaction())
  }
  const timer = Number.isFinite(maxIdleMs) ? setInterval(check, maxIdleMs / checks).unref() : undefined
  return {
    begin: (watched: Watched) => {
      current = watched
      steps = -1
      idleChecks = 0
    },
    end: () => {
      current = null
    },
    close: () => clearInterval(timer),
  }
}

/** With PostgreSQL's code. */
const idleTransaction = () =>
  Object.assign(new Error('a transaction was idle for too long and was rolled back'), { code: '25P03' })
