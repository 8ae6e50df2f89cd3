import { startWorkers } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { buildServer } from '#boot/server.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { bareServer } from './bare-server.ts'
import { bareDoor } from './doors/bare-door.ts'
import type { TestData } from './fill-database.ts'
import { type PlainTool, plainServer } from './plain-mcp.ts'

// One of the compared servers, in a process of its own. Sends its port, and on request its CPU time.

/** With `now`, the clock of the service starts there. */
export type ServerKind =
  | { kind: 'kith'; now?: string }
  | { kind: 'bare' }
  | { kind: 'door'; folder: string; count: number }
  | { kind: 'plain'; tool: PlainTool; work: 'same' | 'none' }

const { subject, serverKind } = JSON.parse(process.argv[2] ?? '') as { subject: TestData; serverKind: ServerKind }
const app = await build()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit(0))
process.send?.({ port: Number(new URL(address).port) })

async function build() {
  if (serverKind.kind === 'bare') return bareServer(subject)
  if (serverKind.kind === 'door') return bareDoor(serverKind)
  if (serverKind.kind === 'plain') return plainServer(subject, serverKind.tool, serverKind.work)
  const config = readConfig({ KITH_RATE_LIMIT: '10000000', ...subject.env })
  const { kith } = await openKith(config, openLog(config.logLevel), clockFrom(serverKind.now))
  startWorkers(kith)
  return buildServer(kith)
}

function clockFrom(now: string | undefined) {
  if (now === undefined) return Temporal.Now.instant
  const start = performance.now()
  return () => Temporal.Instant.from(now).add({ milliseconds: Math.floor(performance.now() - start) })
}
