import type { Config } from './config.ts'
import type { Kith } from './context.ts'
import { engineFor, openDatabase } from './db/open.ts'
import type { Log } from './log.ts'
import { openLimits } from './rate-limit.ts'
import { rebuildSearch } from './search/rebuild.ts'

/** Opens everything that has a lifetime, in order; `close` ends it in the other. */
export async function openKith(config: Config, log: Log, now: Kith['now'] = Temporal.Now.instant) {
  const engine = engineFor(config)
  const db = await openDatabase(engine)
  const limits = openLimits(config)
  const kith: Kith = { config, db, log, limits, now }
  await rebuildSearch(kith)
  const close = async () => {
    await limits.close()
    await db.destroy()
  }
  return { kith, close, place: engine.place }
}
