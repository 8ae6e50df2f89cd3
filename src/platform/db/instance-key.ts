import type { Config } from '../config/config.ts'
import type { Db } from './schema/schema.ts'

const keys = new WeakMap<Config, string>()

/** The key with which this instance signs and encrypts. Read once: it never changes, and all processes use the same. */
export async function instanceKey({ config, db }: { config: Config; db: Db }) {
  const known = keys.get(config)
  if (known !== undefined) return known
  const { stampKey } = await db.selectFrom('instance').select('stampKey').where('id', '=', 1).executeTakeFirstOrThrow()
  keys.set(config, stampKey)
  return stampKey
}
