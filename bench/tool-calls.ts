import { fillDatabase, type TestData } from './fill-database.ts'
import { encoded, load } from './load.ts'
import type { PlainTool } from './plain-mcp.ts'
import { type Running, startServer } from './server-process.ts'
import { medianRatio, runInterleaved } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

/** The CPU time of a tool call, compared with a plain server of the SDK with one tool, in both protocol versions. */
export async function toolCalls(stores: Store[], rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const subject = await fillDatabase(await store.create('tool_calls'), 1000)
    for (const tool of ['get_connection', 'list_open_promises'] as const) {
      rows.push(...(await compareTool(store, subject, tool, rounds)))
    }
  }
  return { title: 'Server CPU of a tool call, against the SDK’s plain handler with one tool', head, rows }
}

const head = ['tool', 'protocol', 'store', 'Kith / plain with the same SQL', 'Kith / plain without SQL']

async function compareTool(store: Store, subject: TestData, tool: PlainTool, rounds: number) {
  const servers = {
    ours: await startServer(subject, { kind: 'kith' }),
    same: await startServer(subject, { kind: 'plain', tool, work: 'same' }),
    none: await startServer(subject, { kind: 'plain', tool, work: 'none' }),
  }
  const rows: string[][] = []
  for (const era of ['2026-07-28', '2025-11-25'] as const) {
    const request = toolCall(subject, tool, era)
    const { ours, same, none } = await runInterleaved(rounds, {
      ours: cpuPerCall(servers.ours, request),
      same: cpuPerCall(servers.same, request),
      none: cpuPerCall(servers.none, request),
    })
    rows.push([tool, era, store.name, fixed(medianRatio(ours, same)), fixed(medianRatio(ours, none))])
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  return rows
}

function cpuPerCall(server: Running, request: Buffer) {
  return async () => {
    const before = await server.cpuMs()
    const { answers } = await load(server.port, () => request)
    return ((await server.cpuMs()) - before) / answers
  }
}

/** The request of a client of each version. Since 2026 there are no sessions. */
function toolCall({ token, connectionId }: TestData, tool: PlainTool, era: '2026-07-28' | '2025-11-25') {
  const isModern = era === '2026-07-28'
  const headers = {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': era,
    ...(isModern && { 'mcp-method': 'tools/call', 'mcp-name': tool }),
  }
  const params = {
    name: tool,
    arguments: tool === 'get_connection' ? { connectionId } : {},
    ...(isModern && {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': era,
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    }),
  }
  return encoded({ line: 'POST /mcp', token, headers, body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } })
}
