import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext } from '#door/request-context.ts'
import { protectedResource } from '#members/access/app-resource.ts'
import { type Authorization, openAuthorization } from '#members/apps/authorization.ts'
import { consentHeader, normaliseRequest } from '#members/apps/authorization-request.ts'
import { readKeys } from '#members/apps/keys.ts'
import type { Kith } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'
import { answerRefusals } from '../site/error-page.ts'
import { keepOpener } from '../site/forms.ts'
import { visit } from '../site/session.ts'
import { serveConsent } from './consent.ts'
import { errorPage } from './consent-pages.ts'

/** Where apps are let in: OAuth 2.1, by the library, behind our limits, deadlines and headers. */
export function serveOauth(app: FastifyInstance, kith: Kith, style: string) {
  const authorization = openAuthorization(kith, (out) => errorPage(style, out))
  app.addHook('onReady', async () => void (await readKeys(kith)))
  app.register(async (app) => {
    // The library reads bodies itself.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_, __, done) => done(null))
    app.register(async (app) => serveMembers(app, kith, authorization, style))
    servePrograms(app, kith, authorization)
  })
  serveConsent(app, kith, authorization, style)
}

/** What a member's browser opens. */
function serveMembers(app: FastifyInstance, kith: Kith, authorization: Authorization, style: string) {
  const config = { operation: 'oauth authorize' }
  const back = { href: '/', label: 'What Kith is' }
  answerRefusals(app, { style, description: 'An app asks to use your Kith.', back })
  app.get('/oauth/authorize', { config }, async (request, reply) => {
    request.raw.url = normaliseRequest(request.url)
    return handOver(kith, authorization, request, keepOpener(reply), 'authorizeAddress')
  })
  app.get('/oauth/authorize/:uid', { config }, async (request, reply) => {
    const { caller } = await visit(kith, request, reply)
    request.raw.headers[consentHeader] = caller?.member.id ?? ''
    return handOver(kith, authorization, request, keepOpener(reply))
  })
}

/** What programs call, those in a browser too: no cookie counts here, so any page may. */
function servePrograms(app: FastifyInstance, kith: Kith, authorization: Authorization) {
  const give = (path: string, as = path) => {
    app.options(path, preflight('GET'))
    app.get(path, { config: { operation: 'oauth metadata' } }, async (request, reply) =>
      handOver(kith, authorization, ofProgram(request, as), lasting(open(reply))),
    )
  }
  const take = (path: string, limit?: LimitName) => {
    app.options(path, preflight('POST'))
    app.post(path, { config: { operation: `oauth ${path.split('/').at(-1)}` } }, async (request, reply) =>
      handOver(kith, authorization, ofProgram(request, path), open(reply), limit),
    )
  }
  for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']) {
    give(path)
    give(`${path}/mcp`, path)
  }
  give('/oauth/jwks')
  take('/oauth/token')
  take('/oauth/revoke')
  take('/oauth/register', 'registerAddress')
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
    app.options(path, preflight('GET'))
    app.get(path, { config: { operation: 'oauth metadata' } }, async (_, reply) =>
      lasting(open(reply)).send(protectedResource(kith.config)),
    )
  }
}

/** Some say that they would rather have a page, as their libraries do for everything: what they read is JSON. */
function ofProgram(request: FastifyRequest, path: string) {
  request.raw.url = path
  request.raw.headers.accept = 'application/json'
  return request
}

const open = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*')
const lasting = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=300')

const preflight = (method: string) => async (_: FastifyRequest, reply: FastifyReply) =>
  open(reply)
    .code(204)
    .headers({
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'Authorization, Content-Type, Accept, MCP-Protocol-Version',
      'access-control-max-age': '600',
    })
    .send()

/** The library answers, with what every answer of ours carries. Where we are is told it by us, never by the request. */
async function handOver(
  kith: Kith,
  authorization: Authorization,
  request: FastifyRequest,
  reply: FastifyReply,
  limit?: LimitName,
) {
  const { address } = await createContext(kith, request, reply, { via: 'http', isPublic: true })
  if (limit) await kith.limits.take(limit, address)
  const { handle } = await authorization.open()
  const { host, protocol } = new URL(kith.config.baseUrl)
  Object.assign(request.raw.headers, {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': request.ip,
  })
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  await handle(request.raw, reply.raw)
}
