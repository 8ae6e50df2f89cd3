import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '../config/config.ts'
import { pool } from '../db/engine/postgres.ts'
import { serviceRoute } from '../db/engine/route.ts'
import type { Counter, Taken } from './counter.ts'
import { type LimitName, rateLimits } from './limit-table.ts'
import { countInMemory } from './memory-counter.ts'
import { countInPostgres, sweepCounts } from './postgres-counter.ts'

/** What the `RateLimit` headers say. */
type Allowance = { limit: number; seconds: number; remaining: number; reset: number }
export type Limits = ReturnType<typeof openLimits>

/** Requests are counted in each process: a shared count would cost every request a write. */
const inProcess = new Set<LimitName>(['member', 'address', 'deviceRequests'])
/** Counted in the process first, so that a flood does not reach the database. */
const inProcessFirst = /^(exchange|copy)/

const sweepMs = 5 * 60_000

/** Rare and important actions are counted across all processes that share a PostgreSQL database. */
export function openLimits(config: Config) {
  const table = rateLimits(config)
  const route = serviceRoute(config)
  const shared = route && pool(route, 2, config.databaseTimeoutMs)
  const counters = {} as Record<LimitName, Counter[]>
  for (const name of Object.keys(table) as LimitName[]) counters[name] = countersOf(name)
  const longest = Math.max(...Object.values(table).map(({ seconds }) => seconds))
  // While the database is away there is nothing to sweep, and the next round comes.
  const sweep = () => shared && sweepCounts(shared, longest).catch(() => {})
  const sweeping = setInterval(sweep, sweepMs).unref()

  function countersOf(name: LimitName) {
    const { points, seconds } = table[name]
    if (!shared || inProcess.has(name)) return [countInMemory(points, seconds)]
    const inDatabase = countInPostgres(shared, { name, points, seconds })
    return inProcessFirst.test(name) ? [countInMemory(points, seconds), inDatabase] : [inDatabase]
  }

  async function count(name: LimitName, key: string): Promise<Taken> {
    let taken: Taken = { isTaken: true, remaining: 0, resetMs: 0 }
    for (const counter of counters[name]) if (taken.isTaken) taken = await counter.take(key)
    return taken
  }

  /** Counts one, or throws if the limit is reached. */
  async function take(name: LimitName, key: string): Promise<Allowance> {
    const { isTaken, remaining, resetMs } = await count(name, key)
    const reset = Math.max(1, Math.ceil(resetMs / 1000))
    if (!isTaken) throw tooMany(name, reset)
    const { points, seconds } = table[name]
    return { limit: points, seconds, remaining, reset }
  }

  /** Counts one, and tells whether it was within the limit. */
  async function isWithin(name: LimitName, key: string) {
    return (await count(name, key)).isTaken
  }

  /** Takes a count back after a success. */
  async function giveBack(name: LimitName, key: string) {
    for (const counter of counters[name]) await counter.giveBack(key)
  }

  async function forget(name: LimitName, key: string) {
    for (const counter of counters[name]) await counter.forget(key)
  }

  async function close() {
    clearInterval(sweeping)
    await shared?.end()
  }

  return { take, isWithin, giveBack, forget, close }
}

function tooMany(name: LimitName, retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60)
  const longWait =
    minutes > 90
      ? say('refusals.limits.inHours', { count: Math.ceil(minutes / 60) })
      : say('refusals.limits.inMinutes', { count: minutes })
  const wait = retryAfter > 90 ? longWait : say('refusals.limits.inSeconds', { count: retryAfter })
  return new Refusal('rate_limited', say(`refusals.limits.${name}`, { wait }), { retryAfter })
}
