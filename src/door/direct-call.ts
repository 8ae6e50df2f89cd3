import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callTool, type Entrance, hasTool, identity } from './tools.ts'

// A well-formed call of a tool is nearly all that assistants send, and the SDK's way through it costs more than the
// call. It is answered here, in the SDK's words; anything else goes to the SDK, which knows what is wrong with it.

const modern = '2026-07-28'
const legacy = ['2025-03-26', '2025-06-18', '2025-11-25']
const envelope = 'io.modelcontextprotocol'

const Meta = z.strictObject({
  [`${envelope}/protocolVersion`]: z.literal(modern),
  [`${envelope}/clientInfo`]: z.object({ name: z.string(), version: z.string() }),
  [`${envelope}/clientCapabilities`]: z.object({}),
})

const call = <Params extends z.ZodRawShape>(more: Params) =>
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]),
    method: z.literal('tools/call'),
    params: z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional(), ...more }),
  })

const ModernCall = call({ _meta: Meta })
const LegacyCall = call({})

/** The answer to a well-formed call of a tool we have; null for any other message. */
export function directCall(request: FastifyRequest): ((entrance: Entrance) => Promise<string>) | null {
  const isModern = request.headers['mcp-protocol-version'] === modern
  const { data } = (isModern ? ModernCall : LegacyCall).safeParse(request.body)
  if (!data || !hasTool(data.params.name)) return null
  if (!(isModern ? isModernCall(request, data.params.name) : isLegacyCall(request))) return null
  const more = isModern ? { resultType: 'complete', _meta: { [`${envelope}/serverInfo`]: identity } } : {}
  const { id, params } = data
  return async (entrance) => {
    const result = await callTool(entrance, params.name, params.arguments ?? {})
    return JSON.stringify({ result: { ...result, ...more }, jsonrpc: '2.0', id })
  }
}

function isModernCall({ method, headers }: FastifyRequest, name: string) {
  return (
    method === 'POST' && headers['mcp-method'] === 'tools/call' && headers['mcp-name'] === name && takesAny(headers)
  )
}

function isLegacyCall({ method, headers }: FastifyRequest) {
  const isKnown = legacy.includes(String(headers['mcp-protocol-version']))
  return method === 'POST' && isKnown && !('mcp-method' in headers) && takesAny(headers)
}

function takesAny({ accept = '' }: FastifyRequest['headers']) {
  return accept.includes('application/json') && accept.includes('text/event-stream')
}
