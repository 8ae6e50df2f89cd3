import assert from 'node:assert/strict'
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client'
import { z } from 'zod'
import { toolList } from '#door/mcp/tool-sets.ts'
import type { House } from '../harness/harness.ts'

/** The two versions of the protocol: without a handshake since 2026-07-28, with one before. */
export const eras = ['modern', 'legacy'] as const
export type Era = (typeof eras)[number]
export const revisions: Record<Era, string> = { modern: '2026-07-28', legacy: '2025-11-25' }

/** An assistant that uses the official client over HTTP. */
export function overHttp(house: House, token: string, era: Era = 'modern', path = '/mcp') {
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  return meet(new StreamableHTTPClientTransport(new URL(path, house.url), { requestInit }), era)
}

export async function meet(transport: Transport, era: Era) {
  const mode = era === 'modern' ? { pin: revisions.modern } : 'legacy'
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  return {
    client,
    use: async (name: string, input: Record<string, unknown> = {}) =>
      answerOf(name, (await client.callTool({ name, arguments: input })) as CallToolResult),
    fail: async (name: string, input: Record<string, unknown> = {}) =>
      refusalOf((await client.callTool({ name, arguments: input })) as CallToolResult),
  }
}

export type Assistant = Awaited<ReturnType<typeof meet>>

/** The answer of a tool, checked to be the same in both forms and to match its schema. */
function answerOf(name: string, result: CallToolResult) {
  const text = onlyText(result)
  assert.ok(!result.isError, text)
  assert.deepEqual(JSON.parse(text), result.structuredContent)
  assert.ok(Buffer.byteLength(text) <= 8_000, `${name} answered ${Buffer.byteLength(text)} bytes`)
  assert.doesNotMatch(text, /:null[,}]/)
  return (outputSchemas.get(name)?.parse(result.structuredContent) ?? result.structuredContent) as Answer
}

type Answer = Record<string, string | undefined> & Record<List, Record<string, unknown>[]>
type List = 'connections' | 'timeline' | 'promises' | 'moves' | 'nudges'

/** Only `/mcp` lists them. */
const outputSchemas = new Map(
  toolList.flatMap(({ name, outputSchema }) => (outputSchema ? [[name, z.fromJSONSchema(outputSchema)]] : [])),
)

/** The text of an error, which has no other content. */
export function refusalOf(result: CallToolResult) {
  const text = onlyText(result)
  assert.equal(result.isError, true, text)
  assert.equal(result.structuredContent, undefined)
  assert.match(text, /^[a-z_]+: \S.*\.$/s)
  return text
}

function onlyText({ content }: CallToolResult) {
  assert.equal(content.length, 1)
  assert.equal(content[0]?.type, 'text')
  return content[0].text
}
