import { randomUUIDv7 } from 'node:crypto'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { byToken } from './access/authenticate.ts'
import type { Context, Kith } from './context.ts'
import { Refusal } from './errors.ts'
import { openKith } from './kith.ts'
import { openLog } from './log.ts'
import { start } from './start.ts'
import { toolServer } from './tools.ts'

/** The tool server over standard input and output, for assistants that start it themselves. */
await start(async (config) => {
  const { token } = config
  if (token === null) {
    throw new Refusal(
      'invalid',
      'Set KITH_TOKEN to a personal token: it says whose memory this is, and whether it may be changed.',
    )
  }
  const { kith, close } = await openKith(config, openLog(config.logLevel, process.stderr))
  await byToken(kith, token)
  const stdio = serveStdio(() => toolServer(() => context(kith, token)))
  process.stdin.once('close', () => void close())
  return { close: () => stdio.close().then(close) }
})

/** Anew for every call: a token that was revoked meanwhile is refused. */
async function context(kith: Kith, token: string): Promise<Context> {
  return { ...kith, via: 'mcp', requestId: randomUUIDv7(), address: 'stdio', caller: await byToken(kith, token) }
}
