import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

/** How many requests begin in one turn of the event loop. With SQLite, most are also answered in it. */
const perTurn = 4
/** With fewer waiting, no request is refused: a single browser sends this many together. */
const minWaiting = 16

type Waiting = { since: number; begin: (refusal?: Refusal) => void }

/**
 * Requests begin in the order in which they arrive. When many wait, those that have waited longest are refused: not by how
 * slow the machine is, so that a lone caller is never refused.
 */
export function queueRequests(app: FastifyInstance, busyMs: number) {
  const queue: Waiting[] = []
  let begun = 0
  let isScheduled = false

  function schedule() {
    if (!isScheduled) setImmediate(startTurn)
    isScheduled = true
  }

  function startTurn() {
    isScheduled = false
    begun = 0
    const deadline = performance.now() - busyMs
    while (queue.length > minWaiting && (queue[0]?.since ?? 0) < deadline) queue.shift()?.begin(tooBusy())
    while (queue.length > 0 && begun < perTurn) beginNow(queue.shift()?.begin)
  }

  function beginNow(begin?: Waiting['begin']) {
    begun += 1
    schedule()
    begin?.()
  }

  app.addHook('onRequest', (request, _, done) => {
    if (request.routeOptions.config.isNeverQueued) done()
    else if (queue.length === 0 && begun < perTurn) beginNow(done)
    else queue.push({ since: performance.now(), begin: done })
  })
}

const tooBusy = () => new Refusal('unavailable', say('refusals.boot.busy'), { retryAfter: 2 })

declare module 'fastify' {
  interface FastifyContextConfig {
    isNeverQueued?: boolean
  }
}
