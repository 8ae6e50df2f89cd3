import { openKith } from './kith.ts'
import { gentleClose, listen } from './listen.ts'
import { openLog } from './log.ts'
import { buildServer } from './server.ts'
import { start } from './start.ts'
import { version } from './version.ts'

/** The service: settings → what has a lifetime → listening. */
await start(async (config) => {
  const log = openLog(config.logLevel)
  const { kith, close, place } = await openKith(config, log)
  const server = await buildServer(kith)
  const closeGently = gentleClose(server, close)
  await listen(server, config)
  process.stdout.write(
    `Kith ${version} is at ${config.baseUrl} (reference: ${config.baseUrl}/api/docs), with ${place}\n`,
  )
  return { close: closeGently }
})
