import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../config/config.ts'
import { pool } from '../db/engine/postgres.ts'
import { type LimitName, limitMessages, rateLimits } from './limit-table.ts'

/** What the `RateLimit` headers say. */
type Allowance = { limit: number; seconds: number; remaining: number; reset: number }
export type Limits = ReturnType<typeof openLimits>

/** Requests are counted in each process: a shared count would cost every request a write. */
const inProcess = new Set<LimitName>(['token', 'address'])
/** Counted in the process first, so that a flood does not reach the database. */
const inProcessFirst = /^(exchange|copy)/

/** Rare and important actions are counted across all processes that share a PostgreSQL database. */
export function openLimits(config: Config) {
  const table = rateLimits(config)
  const shared = config.databaseUrl ? pool(config.databaseUrl, 2, config.databaseTimeoutMs) : null
  const limiters = {} as Record<LimitName, RateLimiterAbstract[]>
  for (const name of Object.keys(table) as LimitName[]) limiters[name] = limitersOf(name)

  function limitersOf(name: LimitName) {
    if (!shared || inProcess.has(name)) return [memory(name)]
    return inProcessFirst.test(name) ? [memory(name), postgres(name)] : [postgres(name)]
  }

  function memory(name: LimitName) {
    return new RateLimiterMemory({ points: table[name].points, duration: table[name].seconds })
  }

  function postgres(name: LimitName) {
    const { points, seconds } = table[name]
    const store = { storeClient: shared, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
    return new RateLimiterPostgres({ points, duration: seconds, keyPrefix: name, ...store })
  }

  async function consume(name: LimitName, key: string) {
    let state = new RateLimiterRes()
    for (const limiter of limiters[name]) state = await limiter.consume(key)
    return state
  }

  /** Counts one, or throws if the limit is reached. */
  async function take(name: LimitName, key: string): Promise<Allowance> {
    try {
      return allowance(name, await consume(name, key))
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(name, error)
      throw error
    }
  }

  /** Counts one, and tells whether it was within the limit. */
  async function isWithin(name: LimitName, key: string) {
    const state = await consume(name, key).catch((error) => {
      if (error instanceof RateLimiterRes) return null
      throw error
    })
    return state !== null
  }

  /** Takes a count back after a success. */
  async function giveBack(name: LimitName, key: string) {
    for (const limiter of limiters[name]) await limiter.reward(key)
  }

  async function forget(name: LimitName, key: string) {
    for (const limiter of limiters[name]) await limiter.delete(key)
  }

  function allowance(name: LimitName, state: RateLimiterRes): Allowance {
    const { points, seconds } = table[name]
    return { limit: points, seconds, remaining: state.remainingPoints, reset: secondsUntil(state) }
  }

  return { take, isWithin, giveBack, forget, close: async () => void (await shared?.end()) }
}

function tooMany(name: LimitName, state: RateLimiterRes) {
  const retryAfter = secondsUntil(state)
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`
  return new Refusal('rate_limited', `${limitMessages[name]}. Try again in ${wait}.`, { retryAfter })
}

const secondsUntil = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000))
