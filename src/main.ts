import { openKith } from './kith.ts'
import { gentleClose, listen } from './listen.ts'
import { openLog } from './log.ts'
import { buildServer } from './server.ts'
import { sayTranscriber } from './speech/open.ts'
import { start } from './start.ts'
import { sayEmbedder } from './vectors/open.ts'
import { version } from './version.ts'
import { openWork } from './work.ts'

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
