import { flushCompileCache } from 'node:module'
import { warmVectors } from '#asking/vectors/similar.ts'
import { installGracefulClose, openConnections } from '#boot/graceful-close.ts'
import { scheduleRecurringJobs, startWorkers } from '#boot/jobs.ts'
import { registerService, takeUpLeftovers } from '#boot/leftovers.ts'
import { openKith } from '#boot/open.ts'
import { buildServer, listen } from '#boot/server.ts'
import { start } from '#boot/start.ts'
import { version } from '#contract/version.ts'
import { describeEmbedder } from '#platform/embedding/local.ts'
import { openLog } from '#platform/log/log.ts'
import { describeTranscriber } from '#platform/speech/open.ts'

/** Node would write it at a peaceful end, when it has long forgotten the code that only a start runs. */
const compileCacheDelayMs = 3_000

/** The service: read the settings, open the database and the rest, listen. */
await start(async (config) => {
  const log = openLog(config.logLevel)
  const registration = await registerService(config, log)
  const { kith, close, place } = await openKith(config, log)
  if (registration.isAlone) await takeUpLeftovers(kith)
  await registration.share()
  const connections = openConnections()
  const server = await buildServer(kith, connections.watch)
  let stopWorkers = async () => {}
  const closeGracefully = installGracefulClose(server, {
    connections,
    drainSeconds: config.drainSeconds,
    endStreams: kith.feed.close,
    closeStore: async () => {
      await stopWorkers()
      await close()
      await registration.close()
    },
  })
  await scheduleRecurringJobs(kith)
  await listen(server, config)
  // Nothing below waits: callers arrive, and with them signals, which are handled when this function returns.
  log.info(describeTranscriber(kith.transcriber))
  log.info(describeEmbedder(kith.embedder))
  log.info(`${kith.mail.description}.`)
  void kith.health.checkFile()
  kith.health.reserve.make()
  stopWorkers = startWorkers(kith).close
  if (kith.embedder) warmVectors(kith).catch((error) => log.warn({ err: error }, 'the vectors were not read ahead'))
  setTimeout(flushCompileCache, compileCacheDelayMs).unref()
  process.stdout.write(
    `Kith ${version} is at ${config.baseUrl} (reference: ${config.baseUrl}/api/docs), with ${place}\n`,
  )
  return { close: closeGracefully }
})
