import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { noToken } from '#members/access/authenticate.ts'
import { hostname, hostsOf, loopback } from '#platform/config/hosts.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { directCall } from './direct-call.ts'
import { enter } from './enter.ts'
import { type Entrance, toolServer } from './tools.ts'

const largestBatch = 20

/** The tool server at /mcp, for every protocol revision the SDK speaks. Nothing is kept between requests. */
export function serveMcp(app: FastifyInstance, kith: Kith) {
  const handler = createMcpHandler(({ authInfo }) => toolServer(entrance(authInfo?.extra?.ctx as Context)))
  const known = ours(kith)

  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/mcp',
    config: { operation: 'mcp' },
    onRequest: async (request, reply) => {
      refuseForeign(request, known)
      admitPage(request, reply)
    },
    handler: async (request, reply) => {
      const ctx = await enter(kith, request, reply, { via: 'mcp', isPublic: false })
      if (!ctx.caller) throw noToken()
      await countBatch(ctx, ctx.caller.tokenId, request.body)
      takeEither(request)
      const direct = directCall(request)
      if (direct) return reply.type('application/json').send(await direct(entrance(ctx)))
      const authInfo = { token: '', clientId: ctx.caller.tokenId, scopes: [ctx.caller.access], extra: { ctx } }
      const answer = await handler.fetch(await toWebRequest(request.raw, request.body), {
        authInfo,
        parsedBody: request.body,
      })
      return reply.send(answer)
    },
  })
  app.options('/mcp', { config: { operation: 'mcp' } }, async (request, reply) => {
    refuseForeign(request, known)
    admitPage(request, reply)
    return reply.code(204).headers(preflight).send()
  })
  app.addHook('preClose', () => handler.close())
}

const entrance = (ctx: Context): Entrance => ({ ...ctx, enter: (work) => work(ctx) })

/** A page on another site, or a name that was made to point here, must not reach a member's tools. */
function refuseForeign(request: FastifyRequest, { hosts, origins }: ReturnType<typeof ours>) {
  const { host, origin } = request.headers
  if (!hosts.has(hostname(host ?? ''))) {
    throw new Refusal(
      'wrong_host',
      'This host name is not the one of this service: set BASE_URL to where people reach it.',
    )
  }
  if (origin !== undefined && !origins.has(origin))
    throw new Refusal(
      'forbidden',
      'Pages of this origin may not use this service: KITH_ALLOWED_ORIGINS names those that may.',
    )
}

function ours({ config }: Kith) {
  return {
    hosts: hostsOf(config),
    origins: new Set([
      config.baseUrl,
      ...config.allowedOrigins,
      ...loopback.map((host) => `http://${host}:${config.port}`),
    ]),
  }
}

/** Without these, a browser keeps the answer from a page of an allowed origin. */
function admitPage({ headers: { origin } }: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'Origin')
  if (origin === undefined) return
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-expose-headers', 'WWW-Authenticate, Retry-After, X-Request-Id')
}

const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'access-control-max-age': '600',
}

/** The SDK wants both ways of answering named: who names none, or takes anything, takes either. */
function takeEither({ raw: { headers } }: FastifyRequest) {
  if (!headers.accept || headers.accept.includes('*/*')) headers.accept = 'application/json, text/event-stream'
}

/** Each message of a batch is a request. */
async function countBatch(ctx: Context, tokenId: string, body: unknown) {
  if (!Array.isArray(body)) return
  if (body.length > largestBatch) {
    throw new Refusal('too_large', `A batch may hold at most ${largestBatch} messages.`)
  }
  for (const _ of body.slice(1)) await ctx.limits.take('token', tokenId)
}
