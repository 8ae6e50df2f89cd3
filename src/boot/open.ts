import { openVisits } from '#cards/cards/visits.ts'
import { findActiveTokens } from '#members/access/authenticate.ts'
import { openBlobs } from '#platform/blobs/open.ts'
import type { Config } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'
import { engineFor, openDatabase, prepareDatabase } from '#platform/db/open.ts'
import { tightenDatabase } from '#platform/db/private-files.ts'
import { openEmbedder } from '#platform/embedding/local.ts'
import { openFeed } from '#platform/events/feed.ts'
import { logLocks, openHealth, reserveFile } from '#platform/health/health.ts'
import { giveUpReserveIfFull } from '#platform/health/reserve.ts'
import { openLimits } from '#platform/limits/rate-limits.ts'
import { openModel } from '#platform/llm/open.ts'
import type { Log } from '#platform/log/log.ts'
import { openMail } from '#platform/mail/open.ts'
import { openTranscriber } from '#platform/speech/open.ts'
import { planRebuild } from './rebuild-derived-data.ts'

/** Opens everything that must be closed again; `close` closes it in reverse order. */
export async function openKith(config: Config, log: Log, now: Kith['now'] = Temporal.Now.instant) {
  const model = openModel(config.model)
  const transcriber = openTranscriber(config, log)
  const embedder = openEmbedder()
  const limits = openLimits(config)
  for (const file of tightenDatabase(config))
    log.warn(`Others could read ${file}. Now only the user of this process can.`)
  if (!config.databaseUrl) giveUpReserveIfFull(reserveFile(config))
  await prepareDatabase(config, (db) => planRebuild({ db, log }), logLocks(log))
  const health = openHealth(config, log)
  const engine = engineFor(config, undefined, health.noteFault)
  const db = openDatabase(engine)
  const blobs = openBlobs(config)
  const mail = openMail(config)
  const visits = openVisits({ db, now, log })
  const feed = openFeed({ db, now, log }, (holders) => findActiveTokens({ db }, holders))
  const kith: Kith = { config, db, log, health, limits, blobs, mail, visits, feed, model, transcriber, embedder, now }
  const close = async () => {
    await embedder?.close()
    await feed.close()
    await visits.close()
    await db.destroy()
    await blobs.close()
    await limits.close()
    await health.reserve.close()
  }
  return { kith, close, place: engine.description }
}
