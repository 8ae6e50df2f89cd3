import { setTimeout as pause } from 'node:timers/promises'

/** What is being finished, whether or not anybody still waits for it. */
const underWay = new Set<Promise<unknown>>()

export async function finishing<T>(work: Promise<T>): Promise<T> {
  underWay.add(work)
  try {
    return await work
  } finally {
    underWay.delete(work)
  }
}

const stopping = new AbortController()

/** Aborted when the service stops: whoever waits for something slow goes on without it. */
export const untilStopping = () => AbortSignal.any([stopping.signal])
export const hurryUp = () => stopping.abort()

/** Waits until all of it is done, but not for ever. */
export async function untilFinished(mostMs: number) {
  await Promise.race([Promise.allSettled(underWay), pause(mostMs, undefined, { ref: false })])
}
