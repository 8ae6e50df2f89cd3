import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext } from '#door/request-context.ts'
import { appResources, protectedResource } from '#members/access/app-resource.ts'
import { type Authorization, openAuthorization } from '#members/apps/authorization.ts'
import { consentHeader, normaliseRequest } from '#members/apps/authorization-request.ts'
import { readKeys } from '#members/apps/keys.ts'
import type { Kith } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { allowOpener } from '../site/forms.ts'
import { readerWith } from '../site/reader.ts'
import { enterPage } from '../site/session.ts'
import { errorTexts, serveConsent } from './consent.ts'
import { oauthErrorPage } from './consent-pages.ts'

/** The OAuth 2.1 endpoints: a library answers, behind our rate limits, deadlines and headers. */
export function serveOauth(app: FastifyInstance, kith: Kith) {
  const authorization = openAuthorization(kith, (out, acceptLanguage) =>
    oauthErrorPage(readerWith(acceptLanguage), out),
  )
  app.addHook('onReady', async () => void (await readKeys(kith)))
  app.register(async (app) => {
    // The library reads bodies itself.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_, __, done) => done(null))
    app.register(async (app) => serveAuthorize(app, kith, authorization))
    serveEndpoints(app, kith, authorization)
  })
  serveConsent(app, kith, authorization)
}

/** Pages that a member's browser opens. */
function serveAuthorize(app: FastifyInstance, kith: Kith, authorization: Authorization) {
  const config = { operation: 'oauth authorize' }
  serveErrorPages(app, errorTexts)
  app.get('/oauth/authorize', { config }, async (request, reply) => {
    request.raw.url = normaliseRequest(request.url)
    return passToLibrary(kith, authorization, request, allowOpener(reply), 'authorizeAddress')
  })
  app.get('/oauth/authorize/:uid', { config }, async (request, reply) => {
    const { caller } = await enterPage(kith, request, reply)
    request.raw.headers[consentHeader] = caller?.member.id ?? ''
    return passToLibrary(kith, authorization, request, allowOpener(reply))
  })
}

/** Endpoints that programs call, also from web pages: they read no cookie, so any origin is allowed. */
function serveEndpoints(app: FastifyInstance, kith: Kith, authorization: Authorization) {
  const serveGet = (path: string, as = path) => {
    app.options(path, preflight('GET'))
    app.get(path, { config: { operation: 'oauth metadata' } }, async (request, reply) =>
      passToLibrary(kith, authorization, asJsonRequest(request, as), cacheBriefly(allowAnyOrigin(reply))),
    )
  }
  const servePost = (path: string, limit?: LimitName) => {
    app.options(path, preflight('POST'))
    app.post(path, { config: { operation: `oauth ${path.split('/').at(-1)}` } }, async (request, reply) =>
      passToLibrary(kith, authorization, asJsonRequest(request, path), allowAnyOrigin(reply), limit),
    )
  }
  for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']) {
    serveGet(path)
    serveGet(`${path}/mcp`, path)
    serveGet(`${path}/mcp/full`, path)
  }
  serveGet('/oauth/jwks')
  servePost('/oauth/token')
  servePost('/oauth/revoke')
  servePost('/oauth/register', 'registerAddress')
  for (const [ending, resource] of [
    ['', 'mcp'],
    ...appResources.map((resource) => [`/${resource}`, resource] as const),
  ] as const) {
    const path = `/.well-known/oauth-protected-resource${ending}`
    app.options(path, preflight('GET'))
    app.get(path, { config: { operation: 'oauth metadata' } }, async (_, reply) =>
      cacheBriefly(allowAnyOrigin(reply)).send(protectedResource(kith.config, resource)),
    )
  }
}

/** Some HTTP libraries prefer HTML in every request; these endpoints answer with JSON. */
function asJsonRequest(request: FastifyRequest, path: string) {
  request.raw.url = path
  request.raw.headers.accept = 'application/json'
  return request
}

const allowAnyOrigin = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*')
const cacheBriefly = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=300')

const preflight = (method: string) => async (_: FastifyRequest, reply: FastifyReply) =>
  allowAnyOrigin(reply)
    .code(204)
    .headers({
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'Authorization, Content-Type, Accept, MCP-Protocol-Version',
      'access-control-max-age': '600',
    })
    .send()

/** Passes a request to the library, with our headers. The library takes its host from the settings, never from the request. */
async function passToLibrary(
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
