import { randomUUIDv7 } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { openKith } from '#boot/kith.ts'
import { start } from '#boot/start.ts'
import { Refusal } from '#contract/errors.ts'
import { type Entrance, toolServer } from '#door/tools.ts'
import { byToken } from '#members/access/authenticate.ts'
import { requireDatabase } from '#platform/config/require-database.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'

/** The tool server over standard input and output, for assistants that start it themselves. */
await start(async (config) => {
  const { token } = config
  if (token === null) {
    throw new Refusal(
      'invalid',
      'Set KITH_TOKEN to a personal token: it says whose memory this is, and whether it may be changed.',
    )
  }
  requireDatabase(config)
  const { kith, close, place } = await openKith(config, openLog(config.logLevel, process.stderr))
  await checked(kith, token, place)

  const { entrance, settled } = entranceFor(kith, token)
  // The SDK drops what is under way when its input ends: this one ends when all is answered.
  const input = process.stdin.pipe(new PassThrough(), { end: false })
  const stdio = serveStdio(() => toolServer(entrance), { transport: new StdioServerTransport(input) })
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= settled()
      .then(() => stdio.close())
      .then(close)
    return ending
  }
  process.stdin.once('close', () => void end())
  return { close: end }
})

async function checked(kith: Kith, token: string, place: string) {
  try {
    await byToken(kith, token)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      error.code,
      `KITH_TOKEN is not a valid token: it is wrong, expired, revoked, or of another Kith than the one with ${place}.`,
    )
  }
}

/** Who asks is looked up anew for every call: a token that was revoked meanwhile is refused. */
function entranceFor(kith: Kith, token: string) {
  const visit = { ...kith, via: 'mcp' as const, requestId: randomUUIDv7(), address: 'stdio' }
  const running = new Set<Promise<unknown>>()
  const enter: Entrance['enter'] = (work) => {
    const call = byToken(kith, token).then(
      (caller): ReturnType<typeof work> => work({ ...visit, caller } satisfies Context),
    )
    running.add(call)
    return call.finally(() => running.delete(call))
  }
  const settled = async () => {
    do {
      await Promise.allSettled(running)
      // What has just come in begins, and what has just been done is written, before the next turn.
      await setImmediate()
    } while (running.size > 0)
  }
  return { entrance: { ...visit, enter }, settled }
}
