import type { pool } from '../db/engine/postgres.ts'
import type { Counter } from './counter.ts'

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
export function countInPostgres(store: Store, { name, points, seconds }: Limit): Counter {
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
export async function sweepCounts(store: Store, longestSeconds: number) {
  const longest = longestSeconds * 1000
  await store.query(`delete from rate_limits where expire <= ${now} or expire > ${now} + $1::bigint`, [longest])
}
