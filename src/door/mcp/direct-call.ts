import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ToolSession } from './session.ts'
import { findTool } from './tool-sets.ts'
import { callTool, serverInfo, type ToolAnswer } from './tools.ts'

// Nearly all that assistants send are well-formed tool calls, and the SDK takes longer to handle one than the call itself.
// They are answered here exactly as the SDK would; any other message goes to the SDK.

const modernVersion = '2026-07-28'
const legacyVersions = ['2025-03-26', '2025-06-18', '2025-11-25']
const metaPrefix = 'io.modelcontextprotocol'

const Meta = z.strictObject({
  [`${metaPrefix}/protocolVersion`]: z.literal(modernVersion),
  [`${metaPrefix}/clientInfo`]: z.object({ name: z.string(), version: z.string() }),
  [`${metaPrefix}/clientCapabilities`]: z.object({}),
})

const toolCall = <Params extends z.ZodRawShape>(extraParams: Params) =>
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]),
    method: z.literal('tools/call'),
    params: z.strictObject({
      name: z.string(),
      arguments: z.record(z.string(), z.unknown()).optional(),
      ...extraParams,
    }),
  })

const ModernCall = toolCall({ _meta: Meta })
const LegacyCall = toolCall({})

/** The answer to a well-formed call of a known tool; null for any other message. */
export function directCall(request: FastifyRequest, session: ToolSession): Promise<string> | null {
  const isModern = request.headers['mcp-protocol-version'] === modernVersion
  const { data } = (isModern ? ModernCall : LegacyCall).safeParse(request.body)
  if (!data || !findTool(session.toolSet, data.params.name)) return null
  if (!(isModern ? isModernCall(request, data.params.name) : isLegacyCall(request))) return null
  const extras = isModern ? { resultType: 'complete', _meta: { [`${metaPrefix}/serverInfo`]: serverInfo } } : {}
  const { id, params } = data
  return callTool(session, params.name, params.arguments ?? {}).then((answer) => writeMessage(answer, extras, id))
}

/** The text of an answer is its data as JSON already. */
function writeMessage({ text, isError }: ToolAnswer, extras: object, id: string | number) {
  const data = isError ? '"isError":true' : `"structuredContent":${text}`
  const others = JSON.stringify({ content: [{ type: 'text', text }], ...extras }).slice(1)
  return `{"result":{${data},${others},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`
}

function isModernCall({ method, headers }: FastifyRequest, name: string) {
  return (
    method === 'POST' &&
    headers['mcp-method'] === 'tools/call' &&
    headers['mcp-name'] === name &&
    acceptsBothTypes(headers)
  )
}

function isLegacyCall({ method, headers }: FastifyRequest) {
  const isLegacy = legacyVersions.includes(String(headers['mcp-protocol-version']))
  return method === 'POST' && isLegacy && !('mcp-method' in headers) && acceptsBothTypes(headers)
}

function acceptsBothTypes({ accept = '' }: FastifyRequest['headers']) {
  return accept.includes('application/json') && accept.includes('text/event-stream')
}
