import { sql } from 'kysely'
import type { House } from './harness.ts'

const processTime = performance.now.bind(performance)
let shift = 0
performance.now = () => processTime() + shift

/** Lets time pass for the rate limits, which do not follow the clock of the machine. */
export async function passLimitTime({ kith: { config, db } }: House, ms: number) {
  shift += ms
  if (config.databaseUrl) await sql`update rate_limits set expire = expire - ${ms}`.execute(db)
}
