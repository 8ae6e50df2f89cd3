import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '#platform/config/config.ts'
import { isSecure } from '#platform/config/hosts.ts'

/** A form writes three characters for each byte beyond ASCII: the longest note there is, in emoji, needs 24 KB. */
const mostBytes = 32 * 1024

/** Reads what a browser's form posts, and nothing else. For a plugin that holds such routes alone: no other reads forms. */
export function takeForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** The fields of a posted form; none, if nothing was posted. */
export function formOf(request: FastifyRequest) {
  return (request.body ?? {}) as Record<string, string>
}

/** A form for visitors is sent from a page of ours, or by a program that says nothing of pages. */
export function refuseForeign({ headers, host }: FastifyRequest, { baseUrl }: Place) {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  // A browser that says nothing better sends "null" here, for our pages give no referrer.
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : origin === undefined || origin === 'null' || origin === baseUrl || URL.parse(origin)?.host === host
  if (!isOurs) throw foreign()
}

/** What opens, uses or ends a browser's session comes from a page of ours, and says so: silence is refused. */
export function refuseUnlessOurs(request: FastifyRequest, place: Place) {
  const site = request.headers['sec-fetch-site']
  const isOurs = site ? site === 'same-origin' : isOurOrigin(request, place)
  if (!isOurs) throw !site && isPlain(request, place) ? unencrypted(place) : foreign()
}

/** Browsers tell the origin of a form over plain HTTP only to pages that allow it; what such pages say is not kept. */
export function keepOrigin(app: FastifyInstance) {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })
    done()
  })
}

/** An app that opens a page of ours in a window of its own hears from that window when it comes back. */
export function keepOpener(reply: FastifyReply) {
  return reply.header('cross-origin-opener-policy', 'unsafe-none')
}

type Place = Pick<Config, 'baseUrl'>

/** By the name the service was reached under, for it may have several; never down from HTTPS to HTTP. */
function isOurOrigin({ headers, host }: FastifyRequest, place: Place) {
  if (headers.origin === place.baseUrl) return true
  const own = URL.parse(headers.origin ?? '')
  return own?.origin === headers.origin && own?.host === host && (own?.protocol === 'https:' || !isSecure(place))
}

/** From a page of ours, opened without the encryption that the service is set up for. */
function isPlain({ headers, host }: FastifyRequest, place: Place) {
  return isSecure(place) && headers.origin === `http://${host}`
}

function unencrypted({ baseUrl }: Place) {
  const sentence = `You have opened this page over plain HTTP, where a browser cannot keep you signed in. Kith is at ${baseUrl}.`
  return new Refusal('wrong_host', sentence)
}

function foreign() {
  const sentence = 'This form was sent from another site. Open the page itself, and send it from there.'
  return new Refusal('forbidden', sentence)
}
