import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '#contract/errors.ts'
import type { Config } from './config.ts'

/** For programs beside the service: without the right folder they would make an empty memory, and nobody would know why. */
export function refuseNoStore({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>) {
  if (databaseUrl || existsSync(join(data, 'kith.db'))) return
  throw new Refusal(
    'invalid',
    `No database is in ${resolve(data)}: set KITH_DATA to the data folder of your Kith, or DATABASE_URL to its PostgreSQL.`,
  )
}
