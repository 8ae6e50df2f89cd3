import { randomUUIDv7 } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { openKith } from '#boot/open.ts'
import { start } from '#boot/start.ts'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { serveOverStdio } from '#door/mcp/serve-stdio.ts'
import type { ToolSession } from '#door/mcp/session.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { requireDatabase } from '#platform/config/config.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { viewPages } from '#web/views/pages.ts'

/** The tool server over standard input and output, for assistants that start it as a process. */
await start(async (config) => {
  const { token } = config
  if (token === null) {
    throw new Refusal('invalid', say('refusals.stdio.tokenMissing'))
  }
  requireDatabase(config)
  const { kith, close, place } = await openKith(config, openLog(config.logLevel, process.stderr))
  const { access, toolSet = config.tools } = await checkToken(kith, token, place)

  const { session, waitUntilIdle } = sessionFor(kith, token, { toolSet, access })
  // The SDK drops running calls when its input ends: this input ends when all calls are answered.
  const input = process.stdin.pipe(new PassThrough(), { end: false })
  const stdio = serveOverStdio(session, new StdioServerTransport(input), viewPages)
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= waitUntilIdle()
      .then(() => stdio.close())
      .then(close)
    return ending
  }
  process.stdin.once('close', () => void end())
  return { close: end }
})

async function checkToken(kith: Kith, token: string, place: string) {
  try {
    return await authenticateToken(kith, token, 'mcp')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, say('refusals.stdio.tokenInvalid', { place }))
  }
}

/** Every call checks the token again: it may have been revoked. */
function sessionFor(kith: Kith, token: string, tools: Pick<ToolSession, 'toolSet' | 'access'>) {
  const base = { ...kith, via: 'mcp' as const, requestId: randomUUIDv7(), address: 'stdio' }
  const running = new Set<Promise<unknown>>()
  const run: ToolSession['run'] = (work) => {
    const call = authenticateToken(kith, token, 'mcp').then(
      (caller): ReturnType<typeof work> => work({ ...base, caller } satisfies Context),
    )
    running.add(call)
    return call.finally(() => running.delete(call))
  }
  const waitUntilIdle = async () => {
    do {
      await Promise.allSettled(running)
      // Lets calls that have just arrived start, and finished ones write their answers.
      await setImmediate()
    } while (running.size > 0)
  }
  return { session: { ...base, ...tools, run }, waitUntilIdle }
}
