import type { Config } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'

type Keys = { publicKey: string; privateKey: string }
const known = new WeakMap<Config, Keys>()

/** The keys that sign notifications (VAPID, RFC 8292). Made once: with others, every browser would have to subscribe again. */
export async function pushKeys({ config, db }: Pick<Kith, 'config' | 'db'>): Promise<Keys> {
  const keys = known.get(config)
  if (keys) return keys
  const stored = await db
    .selectFrom('instance')
    .select(['pushPublicKey as publicKey', 'pushPrivateKey as privateKey'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  known.set(config, stored)
  return stored
}
