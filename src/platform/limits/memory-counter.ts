type Count = { taken: number; until: number }

const sweepMs = 60_000

/** Counts in this process, by a clock that only goes forward: setting the machine's clock changes nothing. */
export function countInMemory(points: number, seconds: number): Counter {
  const counts = new Map<string, Count>()
  let sweptAt = performance.now()

  function currentCount(key: string) {
    const now = performance.now()
    if (now - sweptAt > sweepMs) sweep(now)
    const known = counts.get(key)
    if (known && known.until > now) return known
    const fresh = { taken: 0, until: now + seconds * 1000 }
    counts.set(key, fresh)
    return fresh
  }

  function sweep(now: number) {
    sweptAt = now
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
  }

  return {
    async take(key) {
      const count = currentCount(key)
      const isTaken = count.taken < points
      if (isTaken) count.taken += 1
      return { isTaken, remaining: points - count.taken, resetMs: count.until - performance.now() }
    },
    async giveBack(key) {
      const count = counts.get(key)
      if (count && count.taken > 0) count.taken -= 1
    },
    async forget(key) {
      counts.delete(key)
    },
  }
}

/** Whether one more was within the limit, and how many are left in the window. */
export type Taken = { isTaken: boolean; remaining: number; resetMs: number }

/** Counts by key in windows of fixed length. Refused attempts aren't counted. */
export type Counter = {
  take: (key: string) => Promise<Taken>
  giveBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}
