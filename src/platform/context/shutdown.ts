import { setTimeout as pause } from 'node:timers/promises'

/** Work that goes on whether or not anybody still waits for it. */
const pendingWork = new Set<Promise<unknown>>()

/** Makes a shutdown wait for this work. */
export async function trackWork<T>(work: Promise<T>): Promise<T> {
  pendingWork.add(work)
  try {
    return await work
  } finally {
    pendingWork.delete(work)
  }
}

let draining = false

/** Still answers requests, but wants no new ones. */
export const isDraining = () => draining
export const beginDraining = () => {
  draining = true
}

const shutdown = new AbortController()

/** Aborted when the service stops: slow work is then given up. */
export const shutdownSignal = () => AbortSignal.any([shutdown.signal])
export const signalShutdown = () => shutdown.abort()

/** Waits until all tracked work is done, but no longer than this. */
export async function waitForWork(maxMs: number) {
  await Promise.race([Promise.allSettled(pendingWork), pause(maxMs, undefined, { ref: false })])
}
