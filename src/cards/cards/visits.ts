import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { VisitedCard, Visitor, Visits } from '#platform/context/context.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Log } from '#platform/log/log.ts'
import { addDailyCounts, type DailyCounts, todayIn } from './statistics.ts'

/** The same visitor within this time is one visit. */
const visitMinutes = 30
const maxRemembered = 50_000
const flushEveryMs = 5_000

/**
 * Counts visits without a cookie and without a write for each: counts are collected for some seconds and stored together.
 * Visitors are known only to this process, as hashes under a key that is never stored.
 */
export function openVisits({ db, now, log }: { db: Db; now: () => Temporal.Instant; log: Log }): Visits {
  const key = randomBytes(32)
  let waiting = new Map<string, { cardId: string; day: string; counts: DailyCounts }>()
  const lastSeen = new Map<string, number>()
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  /** A view of the page. A prefetch is not a view. */
  function countView(card: VisitedCard, visitor: Visitor) {
    if (visitor.isPrefetch) return
    if (isbot(visitor.agent)) count(card, 'botViews')
    else if (isNew(`view ${card.id}`, visitor)) count(card, 'views')
  }

  function countSave(card: VisitedCard, visitor: Visitor) {
    if (!visitor.isPrefetch && !isbot(visitor.agent) && isNew(`save ${card.id}`, visitor)) count(card, 'saves')
  }

  function count({ id: cardId, timeZone }: VisitedCard, what: keyof DailyCounts) {
    const day = todayIn(timeZone, { now })
    const entry = waiting.get(cardId + day) ?? { cardId, day, counts: {} }
    entry.counts[what] = (entry.counts[what] ?? 0) + 1
    waiting.set(cardId + day, entry)
  }

  function isNew(what: string, { address, agent }: Visitor) {
    const who = createHmac('sha256', key).update(`${what}\n${address}\n${agent}`).digest('base64')
    const at = now().epochMilliseconds
    const before = lastSeen.get(who)
    lastSeen.delete(who)
    lastSeen.set(who, at)
    if (lastSeen.size > maxRemembered) lastSeen.delete(lastSeen.keys().next().value ?? '')
    return before === undefined || Math.abs(at - before) > visitMinutes * 60_000
  }

  let underWay = Promise.resolve()
  let next: Promise<void> | null = null

  /** Writes the counts into the store, after a write that is already running. */
  function flush() {
    next ??= underWay.then(() => {
      next = null
      underWay = store()
      return underWay
    })
    return next
  }

  /** Counts that could not be stored are retried with the next. */
  async function store() {
    const batch = waiting
    waiting = new Map()
    let failure: unknown = null
    for (const [at, { cardId, day, counts }] of batch) {
      try {
        await db.transaction().execute((db) => addDailyCounts(db, { cardId, day, counts }))
      } catch (error) {
        failure = error
        merge(at, { cardId, day, counts })
      }
    }
    if (failure) log.warn({ err: failure }, 'could not store visit counts; retrying')
  }

  function merge(at: string, { cardId, day, counts }: { cardId: string; day: string; counts: DailyCounts }) {
    const entry = waiting.get(at) ?? { cardId, day, counts: {} }
    for (const [what, times] of Object.entries(counts) as [keyof DailyCounts, number][])
      entry.counts[what] = (entry.counts[what] ?? 0) + times
    waiting.set(at, entry)
  }

  return {
    countView,
    countSave,
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
