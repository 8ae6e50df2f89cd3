import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { missingToken } from '#members/access/authenticate.ts'
import { hostname, hostsOf, loopback } from '#platform/config/hosts.ts'
import type { Context, Kith } from '#platform/context/context.ts'
import { isDraining } from '#platform/context/shutdown.ts'
import { createContext } from '../request-context.ts'
import type { ToolResource, Tools } from './open-tools.ts'
import type { ViewPages } from './views.ts'

const maxBatchSize = 20
/** How long a service that stops waits for calls. */
const maxWaitMs = 3_000

/** The tool server. Its modules are loaded by an assistant's first request. */
export function serveMcp(app: FastifyInstance, kith: Kith, pages: ViewPages) {
  let opened: Promise<Tools> | undefined
  const loadTools = () => {
    opened ??= import('./open-tools.ts').then(({ openTools }) => openTools(pages))
    return opened
  }
  const unanswered = new Set<FastifyRequest>()
  for (const resource of ['mcp', 'mcp/full'] as const) serveTools(app, kith, { resource, loadTools, unanswered })
  app.addHook('preClose', async () => {
    // Closing the handler ends calls like streams, so calls that were accepted are answered first.
    for (let waited = 0; isDraining() && unanswered.size > 0 && waited < maxWaitMs; waited += 20) await pause(20)
    await (await opened)?.close()
  })
}

type Served = { resource: ToolResource; loadTools: () => Promise<Tools>; unanswered: Set<FastifyRequest> }

function serveTools(app: FastifyInstance, kith: Kith, { resource, loadTools, unanswered }: Served) {
  const url = `/${resource}`
  const config = { operation: resource }
  const allowed = allowedSources(kith)
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    config,
    onRequest: async (request, reply) => {
      refuseForeign(request, allowed)
      allowOrigin(request, reply)
    },
    handler: async (request, reply) => {
      unanswered.add(request)
      reply.raw.once('close', () => unanswered.delete(request))
      const ctx = await createContext(kith, request, reply, { via: 'mcp', isPublic: false, resource })
      if (!ctx.caller) throw missingToken()
      await countBatch(ctx, ctx.caller.member.id, request.body)
      const { answer } = await loadTools()
      return answer(request, reply, { ctx, caller: ctx.caller, resource })
    },
  })
  app.options(url, { config }, async (request, reply) => {
    refuseForeign(request, allowed)
    allowOrigin(request, reply)
    return reply.code(204).headers(preflight).send()
  })
}

/** Keeps pages of other sites, and host names that were made to point here (DNS rebinding), from a member's tools. */
function refuseForeign(request: FastifyRequest, { hosts, origins }: ReturnType<typeof allowedSources>) {
  const { host, origin } = request.headers
  if (!hosts.has(hostname(host ?? ''))) {
    throw new Refusal('wrong_host', say('refusals.mcp.wrongHost'))
  }
  if (origin !== undefined && !origins.has(origin)) throw new Refusal('forbidden', say('refusals.mcp.wrongOrigin'))
}

function allowedSources({ config }: Kith) {
  return {
    hosts: hostsOf(config),
    origins: new Set([
      config.baseUrl,
      ...config.allowedOrigins,
      ...loopback.map((host) => `http://${host}:${config.port}`),
    ]),
  }
}

/** CORS: without these headers, the browser hides the answer from pages of allowed origins. */
function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'Origin')
  if (origin === undefined) return
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-expose-headers', 'WWW-Authenticate, Retry-After, X-Request-Id, Mcp-Session-Id')
}

const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'access-control-max-age': '600',
}

/** Each message of a batch counts towards the rate limit. */
async function countBatch(ctx: Context, memberId: string, body: unknown) {
  if (!Array.isArray(body)) return
  if (body.length > maxBatchSize) {
    throw new Refusal('too_large', say('refusals.mcp.batchTooLarge', { maxBatchSize }))
  }
  for (const _ of body.slice(1)) await ctx.limits.take('member', memberId)
}
