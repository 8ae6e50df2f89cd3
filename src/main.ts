import { openKith } from '#boot/kith.ts'
import { gentleClose, listen } from '#boot/listen.ts'
import { buildServer } from '#boot/server.ts'
import { start } from '#boot/start.ts'
import { openWork } from '#boot/work.ts'
import { version } from '#contract/version.ts'
import { sayEmbedder } from '#platform/embedding/open.ts'
import { openLog } from '#platform/log/log.ts'
import { sayTranscriber } from '#platform/speech/open.ts'

/** The service: settings → what has a lifetime → listening. */
await start(async (config) => {
  const log = openLog(config.logLevel)
  const { kith, close, place } = await openKith(config, log)
  const server = await buildServer(kith)
  let stopWorking = async () => {}
  const closeGently = gentleClose(server, async () => {
    await stopWorking()
    await close()
  })
  await listen(server, config)
  log.info(sayTranscriber(kith.transcriber))
  log.info(sayEmbedder(kith.embedder))
  log.info(`Kith sends its ${kith.mail.place}.`)
  stopWorking = (await openWork(kith)).close
  process.stdout.write(
    `Kith ${version} is at ${config.baseUrl} (reference: ${config.baseUrl}/api/docs), with ${place}\n`,
  )
  return { close: closeGently }
})
