import { fill, type Subject } from './fill.ts'
import { encoded, load } from './load.ts'
import type { PlainTool } from './plain-mcp.ts'
import { type Running, run } from './process.ts'
import { interleaved, ratio } from './rounds.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

/** What a tool call costs the server, against the SDK's plain way with one tool, in both eras of the protocol. */
export async function toolCalls(stores: Store[], rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const subject = await fill(await store.create('tool_calls'), 1000)
    for (const tool of ['get_connection', 'list_open_promises'] as const) {
      rows.push(...(await compareTool(store, subject, tool, rounds)))
    }
  }
  return { title: 'Server CPU of a tool call, against the SDK’s plain handler with one tool', head, rows }
}

const head = ['tool', 'protocol', 'store', 'ours / plain with the same SQL', 'ours / plain doing nothing']

async function compareTool(store: Store, subject: Subject, tool: PlainTool, rounds: number) {
  const servers = {
    ours: await run(subject, { kind: 'kith' }),
    same: await run(subject, { kind: 'plain', tool, work: 'same' }),
    none: await run(subject, { kind: 'plain', tool, work: 'none' }),
  }
  const rows: string[][] = []
  for (const era of ['2026-07-28', '2025-11-25'] as const) {
    const request = toolCall(subject, tool, era)
    const { ours, same, none } = await interleaved(rounds, {
      ours: cpuPerCall(servers.ours, request),
      same: cpuPerCall(servers.same, request),
      none: cpuPerCall(servers.none, request),
    })
    rows.push([tool, era, store.name, fixed(ratio(ours, same)), fixed(ratio(ours, none))])
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

/** As a client of each era sends it; since 2026 there is no session, and the request says everything. */
function toolCall({ token, connectionId }: Subject, tool: PlainTool, era: '2026-07-28' | '2025-11-25') {
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
