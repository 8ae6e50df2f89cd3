import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, Context } from '#platform/context/context.ts'
import { directCall } from './direct-call.ts'
import { openListenStream, parseListen } from './listen-stream.ts'
import type { ToolSession } from './session.ts'
import { createToolServer } from './tools.ts'
import { isViewSession, viewSessionOf } from './view-sessions.ts'
import type { ViewPages } from './views.ts'

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
