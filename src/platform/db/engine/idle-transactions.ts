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
