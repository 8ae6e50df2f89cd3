import { openKith } from '#boot/open.ts'
import { buildServer } from '#boot/server.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { bareServer } from './bare.ts'
import type { Subject } from './fill.ts'
import { type PlainTool, plainServer } from './plain-mcp.ts'

// One of the servers that are compared, in a process of its own. It says its port, and on request what it has used.

export type Contestant = { kind: 'kith' | 'bare' } | { kind: 'plain'; tool: PlainTool; work: 'same' | 'none' }

const { subject, contestant } = JSON.parse(process.argv[2] ?? '') as { subject: Subject; contestant: Contestant }
const app = await build()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit(0))
process.send?.({ port: Number(new URL(address).port) })

async function build() {
  if (contestant.kind === 'bare') return bareServer(subject)
  if (contestant.kind === 'plain') return plainServer(subject, contestant.tool, contestant.work)
  const config = readConfig({ KITH_RATE_LIMIT: '10000000', ...subject.env })
  const { kith } = await openKith(config, openLog(config.logLevel))
  return buildServer(kith)
}
