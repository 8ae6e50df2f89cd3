import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from './config.ts'

/** For programs beside the service: with the wrong folder they would create an empty database without a word. */
export function requireDatabase({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>) {
  if (databaseUrl || existsSync(join(data, 'kith.db'))) return
  throw new Refusal('invalid', say('refusals.config.noDatabase', { data: resolve(data) }))
}
