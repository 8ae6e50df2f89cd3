import { openBlobs } from './blobs/open.ts'
import { openVisits } from './cards/visits.ts'
import type { Config } from './config.ts'
import type { Kith } from './context.ts'
import { engineFor, openDatabase, prepareDatabase } from './db/open.ts'
import { openFeed } from './events/feed.ts'
import { openModel } from './llm/open.ts'
import type { Log } from './log.ts'
import { openMail } from './mail/open.ts'
import { openLimits } from './rate-limit.ts'
import { rebuild } from './rebuild.ts'
import { openTranscriber } from './speech/open.ts'
import { openEmbedder } from './vectors/open.ts'

/** Opens everything that has a lifetime, in order; `close` ends it in the other. */
export async function openKith(config: Config, log: Log, now: Kith['now'] = Temporal.Now.instant) {
  const model = openModel(config.model)
  const transcriber = await openTranscriber(config.speech)
  const embedder = openEmbedder()
  const limits = openLimits(config)
  await prepareDatabase(config, (db) => rebuild({ db, log }))
  const engine = engineFor(config)
  const db = openDatabase(engine)
  const blobs = openBlobs(config)
  const mail = openMail(config)
  const visits = openVisits({ db, now, log })
  const feed = openFeed({ db, now, log })
  const kith: Kith = { config, db, log, limits, blobs, mail, visits, feed, model, transcriber, embedder, now }
  const close = async () => {
    await embedder?.close()
    await feed.close()
    await visits.close()
    await db.destroy()
    await blobs.close()
    await limits.close()
  }
  return { kith, close, place: engine.place }
}
