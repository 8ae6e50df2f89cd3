import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import { isSecure } from '#platform/config/hosts.ts'

/** A form encodes each byte beyond ASCII as three characters: the longest allowed note in emoji needs 24 KB. */
const maxFormBytes = 32 * 1024

/** Makes a plugin accept posted forms and no other bodies. */
export function parseForms(app: FastifyInstance, maxBytes = maxFormBytes) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** The fields of a posted form, or no fields if nothing was posted. */
export function readForm(request: FastifyRequest) {
  return (request.body ?? {}) as Record<string, string>
}

/** For forms of visitors: takes them from our own pages, and from programs, which send no origin. */
export function refuseCrossSite({ headers, host }: FastifyRequest, { baseUrl }: Service) {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  // Older browsers send the origin "null", because our pages send no referrer.
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : origin === undefined || origin === 'null' || origin === baseUrl || URL.parse(origin)?.host === host
  if (!isOurs) throw crossSite()
}

/** For forms that start, use or end a session: takes them from our own pages only. A missing origin is refused too. */
export function requireSameOrigin(request: FastifyRequest, service: Service) {
  const site = request.headers['sec-fetch-site']
  const isOurs = site ? site === 'same-origin' : isOwnOrigin(request, service)
  if (!isOurs) throw !site && isDowngraded(request, service) ? unencrypted(service) : crossSite()
}

/** Over plain HTTP, browsers send the origin of a form only if the referrer policy allows it. */
export function setFormPageHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })
    done()
  })
}

/** Lets an app that opened this page in a popup hear from the popup when the member is sent back. */
export function allowOpener(reply: FastifyReply) {
  return reply.header('cross-origin-opener-policy', 'unsafe-none')
}

type Service = Pick<Config, 'baseUrl'>

/** Compares with the host of the request, because a service can have several names. HTTPS is never downgraded to HTTP. */
function isOwnOrigin({ headers, host }: FastifyRequest, service: Service) {
  if (headers.origin === service.baseUrl) return true
  const origin = URL.parse(headers.origin ?? '')
  return (
    origin?.origin === headers.origin && origin?.host === host && (origin?.protocol === 'https:' || !isSecure(service))
  )
}

/** The page was opened over HTTP although the service uses HTTPS. */
function isDowngraded({ headers, host }: FastifyRequest, service: Service) {
  return isSecure(service) && headers.origin === `http://${host}`
}

function unencrypted({ baseUrl }: Service) {
  return new Refusal('wrong_host', say('refusals.site.plainHttp', { baseUrl }))
}

function crossSite() {
  return new Refusal('forbidden', say('refusals.site.otherWebsite'))
}
