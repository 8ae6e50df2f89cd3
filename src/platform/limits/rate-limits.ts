import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '../config/config.ts'
import { pool } from '../db/engine/postgres.ts'
import { serviceRoute } from '../db/engine/route.ts'
import { type LimitName, rateLimits } from './limit-table.ts'
import { type Counter, countInMemory, type Taken } from './memory-counter.ts'

/** The content of the `RateLimit` headers. */
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

type Store = Pick<ReturnType<typeof pool>, 'query'>
type Limit = { name: string; points: number; seconds: number }

/** By the clock of the database, which all processes share: a machine whose clock is wrong does no harm. */
const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** A window that ends later than a whole window from now was written by a clock that was ahead: it is over. */
const isOver = `(rate_limits.expire <= ${now} or rate_limits.expire > ${now} + $3::bigint)`

const takeOne = `
  insert into rate_limits (key, points, expire) values ($1, 1, ${now} + $3::bigint)
  on conflict (key) do update set
    points = case when ${isOver} then 1 else rate_limits.points + 1 end,
    expire = case when ${isOver} then ${now} + $3::bigint else rate_limits.expire end
  where ${isOver} or rate_limits.points < $2
  returning points, expire - ${now} as reset`

/** Counts for all processes that share a PostgreSQL database. */
function countInPostgres(store: Store, { name, points, seconds }: Limit): Counter {
  const windowMs = seconds * 1000
  const keyOf = (key: string) => `${name}:${key}`
  const bounded = (resetMs: number) => Math.min(Math.max(resetMs, 0), windowMs)

  async function readReset(key: string) {
    const { rows } = await store.query(`select expire - ${now} as reset from rate_limits where key = $1`, [keyOf(key)])
    return bounded(rows[0]?.reset ?? 0)
  }

  return {
    async take(key) {
      const { rows } = await store.query(takeOne, [keyOf(key), points, windowMs])
      if (rows.length === 0) return { isTaken: false, remaining: 0, resetMs: await readReset(key) }
      const [{ points: taken, reset }] = rows
      return { isTaken: true, remaining: points - taken, resetMs: bounded(reset) }
    },
    async giveBack(key) {
      await store.query('update rate_limits set points = greatest(points - 1, 0) where key = $1', [keyOf(key)])
    },
    async forget(key) {
      await store.query('delete from rate_limits where key = $1', [keyOf(key)])
    },
  }
}

/** Removes windows that are over, and those that a clock far ahead has written. */
async function sweepCounts(store: Store, longestSeconds: number) {
  const longest = longestSeconds * 1000
  await store.query(`delete from rate_limits where expire <= ${now} or expire > ${now} + $1::bigint`, [longest])
}
