import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Kith } from './context.ts'
import { enter } from './enter.ts'
import { Refusal } from './errors.ts'
import { toolServer } from './tools.ts'

const largestBatch = 20

/** The tool server at /mcp, for every protocol revision the SDK speaks. Nothing is kept between requests. */
export function serveMcp(app: FastifyInstance, kith: Kith) {
  const handler = createMcpHandler(({ authInfo }) => toolServer(() => authInfo?.extra?.ctx as Context))
  const isOurs = ours(kith)

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    config: { operation: 'mcp' },
    handler: async (request, reply) => {
      refuseForeign(request, isOurs)
      const ctx = await enter(kith, request, reply, 'mcp')
      if (!ctx.caller)
        throw new Refusal('unauthenticated', 'Send a token in the header: Authorization: Bearer <ACCESS_TOKEN>.')
      refuseFlood(request.body)
      const authInfo = { token: '', clientId: ctx.caller.tokenId, scopes: [ctx.caller.access], extra: { ctx } }
      const answer = await handler.fetch(await toWebRequest(request.raw, request.body), {
        authInfo,
        parsedBody: request.body,
      })
      return reply.send(answer)
    },
  })
  app.addHook('onClose', () => handler.close())
}

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
    throw new Refusal('forbidden', 'Pages of this origin may not use this service.')
}

function ours({ config }: Kith) {
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  return {
    hosts: new Set([...loopback, new URL(config.baseUrl).hostname]),
    origins: new Set([
      config.baseUrl,
      ...config.allowedOrigins,
      ...loopback.map((host) => `http://${host}:${config.port}`),
    ]),
  }
}

const hostname = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

function refuseFlood(body: unknown) {
  if (Array.isArray(body) && body.length > largestBatch) {
    throw new Refusal('too_large', `A batch may hold at most ${largestBatch} messages.`)
  }
}
