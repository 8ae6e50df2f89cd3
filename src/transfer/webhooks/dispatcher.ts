import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Kith } from '#platform/context/context.ts'
import { oncePerMinute } from '#platform/log/log.ts'
import { acquireLeases, type Lease, releaseLease, renewLease } from './leases.ts'
import { failuresBeforePause, recordOutcome } from './outcome.ts'
import { findWebhook, listDue, queueEvents } from './queue.ts'
import type { DeliveryRow } from './row.ts'
import { sendDelivery } from './send.ts'

const tickMs = 500
/**
 * How many webhooks a process sends to in parallel, and how many requests each, so that a slow one doesn't delay
 * others.
 */
const maxLeases = 20
const maxRequests = 5
const batchSize = 50
/** After this time a webhook makes way for others. */
const maxLeaseMs = 10_000

/** How long requests may take once the service stops. One that is cut off is sent again. */
const graceMs = 1_000

/** Sends events to webhooks until it is closed. */
export function openDispatcher(kith: Kith) {
  const closing = new AbortController()
  const cutting = new AbortController()
  const { signal } = closing
  const underWay = new Map<Promise<void>, string>()
  const logFailure = oncePerMinute((failure) => kith.log.error(failure, 'webhook dispatch failed'))
  const startDue = async () => {
    const leases = await acquireLeases(kith, { max: maxLeases - underWay.size, busy: [...underWay.values()] })
    for (const lease of leases) {
      const done = sendLeased(kith, lease, { stop: signal, cut: cutting.signal }).finally(() => underWay.delete(done))
      underWay.set(done, lease.memberId)
    }
  }
  const loop = async () => {
    while (!signal.aborted) {
      if (underWay.size < maxLeases) await startDue().catch(logFailure)
      await pause(tickMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = loop()
  const close = async () => {
    closing.abort()
    await running
    const grace = setTimeout(() => cutting.abort(), graceMs)
    await Promise.all(underWay.keys())
    clearTimeout(grace)
  }
  return { close }
}

/** Sends everything that is due, then returns. For tests. */
export async function deliverDue(kith: Kith) {
  const never = new AbortController().signal
  for (;;) {
    const leases = await acquireLeases(kith, { max: maxLeases, busy: [] })
    if (leases.length === 0) return
    await Promise.all(leases.map((lease) => sendLeased(kith, lease, { stop: never, cut: never })))
  }
}

/** `stop` starts nothing new, `cut` also aborts running requests. */
type Signals = { stop: AbortSignal; cut: AbortSignal }

async function sendLeased(kith: Kith, lease: Lease, { stop, cut }: Signals) {
  const logError = (error: unknown) => kith.log.error({ err: error }, 'webhook dispatch failed')
  const lost = new AbortController()
  const heartbeat = setInterval(() => {
    renewLease(kith, lease).then(
      (isHeld) => isHeld || lost.abort(),
      () => {},
    )
  }, 10_000)
  try {
    await sendDue(kith, lease, {
      stop: AbortSignal.any([stop, lost.signal, AbortSignal.timeout(maxLeaseMs)]),
      cut: AbortSignal.any([cut, lost.signal]),
    })
  } catch (error) {
    if (!stop.aborted) logError(error)
  } finally {
    clearInterval(heartbeat)
    await releaseLease(kith, lease).catch(logError)
  }
}

async function sendDue(kith: Kith, lease: Lease, signals: Signals) {
  while (!signals.stop.aborted) {
    const hasMore = await queueEvents(kith, lease)
    const webhook = await findReady(kith, lease)
    if (!webhook) return
    // After many failures, one attempt is enough to see whether the receiver works again.
    const due = await listDue(kith, lease, webhook.failures >= failuresBeforePause ? 1 : batchSize)
    if (due.length === 0 && !hasMore) return
    await sendAll(kith, lease, due, signals)
    // SQLite runs in this thread: let other requests in.
    await nextTurn()
  }
}

/** The webhook, unless it is off, removed, paused, or leased to another process while this one was asleep. */
async function findReady(kith: Kith, lease: Lease) {
  const webhook = await findWebhook(kith, lease)
  return webhook && !webhook.disabledAt && !webhook.restUntil && webhook.turns === lease.turns ? webhook : null
}

/** Sends deliveries in parallel: no two are about the same object. */
async function sendAll(kith: Kith, lease: Lease, due: DeliveryRow[], { stop, cut }: Signals) {
  const left = [...due]
  const sendNext = async () => {
    for (let delivery = left.shift(); delivery && !stop.aborted; delivery = left.shift()) {
      const webhook = await findReady(kith, lease)
      if (!webhook) return
      await recordOutcome(kith, delivery, await sendDelivery(kith, webhook, delivery, cut))
    }
  }
  const stopOthers = (error: unknown) => {
    left.length = 0
    throw error
  }
  // Waits for all: a request must not outlive the lease.
  const results = await Promise.allSettled(Array.from({ length: maxRequests }, () => sendNext().catch(stopOthers)))
  for (const each of results) if (each.status === 'rejected') throw each.reason
}
