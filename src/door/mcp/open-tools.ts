import { randomUUID } from 'node:crypto'
import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller, Context } from '#platform/context/context.ts'
import { openListenStream, parseListen } from './listen-stream.ts'
import type { ToolSession } from './session.ts'
import { findTool } from './tool-sets.ts'
import { callTool, createToolServer, serverInfo, type ToolAnswer } from './tools.ts'
import { canShowViews, type ViewPages } from './views.ts'

export type ToolResource = 'mcp' | 'mcp/full'
export type Tools = ReturnType<typeof openTools>
type Call = { ctx: Context; caller: Caller; resource: ToolResource }

/** The tool server, for every protocol revision the SDK supports. It is stateless. */
export function openTools(pages: ViewPages) {
  // Before 2026-07-28 changes need a session, and this is stateless.
  const factory: McpServerFactory = ({ authInfo, era }) =>
    createToolServer(authInfo?.extra?.session as ToolSession, { pages, canSubscribe: era === 'modern' })
  const handler = createMcpHandler(factory)
  const answer = async (request: FastifyRequest, reply: FastifyReply, { ctx, caller, resource }: Call) => {
    acceptBothTypes(request)
    const session = { ...sessionOf(ctx, caller, resource), showsViews: isViewSession(request) }
    const direct = directCall(request, session)
    if (direct) return reply.type('application/json').send(await direct)
    const authInfo = { token: '', clientId: caller.tokenId, scopes: [caller.access], extra: { session } }
    const send = async (fetch: typeof handler.fetch, body: unknown) =>
      fetch(await toWebRequest(request.raw, body), { authInfo, parsedBody: body })
    const listen = session.toolSet === 'full' ? parseListen(request.body) : null
    const answer = listen
      ? await openListenStream(ctx, { listen, factory, send, ended: endOf(reply) })
      : await send(handler.fetch, request.body)
    const viewSession = session.toolSet === 'full' ? viewSessionOf(request.body) : null
    if (viewSession) reply.header('mcp-session-id', viewSession)
    // Whether the connection is kept is for the server to say.
    answer.headers.delete('connection')
    return reply.send(answer)
  }
  return { answer, close: () => handler.close() }
}

function sessionOf(ctx: Context, { access, toolSet }: Caller, resource: ToolResource): ToolSession {
  const ofAddress = resource === 'mcp/full' ? 'full' : 'standard'
  return { ...ctx, toolSet: toolSet ?? ofAddress, access, run: (work) => work(ctx) }
}

/** Aborted when the client has gone, or has got all of the answer. */
function endOf({ raw }: FastifyReply) {
  const end = new AbortController()
  raw.once('close', () => end.abort())
  return end.signal
}

/** The SDK requires both types in `Accept`, even from clients that accept anything. */
function acceptBothTypes({ raw: { headers } }: FastifyRequest) {
  if (!headers.accept || headers.accept.includes('*/*')) headers.accept = 'application/json, text/event-stream'
}

// Before 2026-07-28 a client says only once, at first, that it can show views, and the service keeps no sessions. So the id
// of the client's session says it, which the client sends with each message. It gives no access.

const prefix = 'views-'

const Hello = z.looseObject({
  method: z.literal('initialize'),
  params: z.looseObject({ capabilities: z.unknown() }),
})

/** The id for a client that says hello and can show views; null for any other message. */
function viewSessionOf(body: unknown) {
  const { data } = Hello.safeParse(body)
  return data && canShowViews(data.params.capabilities) ? `${prefix}${randomUUID()}` : null
}

const isViewSession = ({ headers }: FastifyRequest) => String(headers['mcp-session-id'] ?? '').startsWith(prefix)

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
function directCall(request: FastifyRequest, session: ToolSession): Promise<string> | null {
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
