import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CatalogLanguage, catalogLanguageOf } from '#contract/texts/languages.ts'
import { localeFor } from '#language/locales/locale.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Compressed, compress, sendCompressed } from '../../site/compressed.ts'
import { rememberReader } from '../../site/reader.ts'
import { enterPage } from '../../site/session.ts'
import { assetPaths, build } from '../frame/assets.ts'
import { setAppHeaders } from '../frame/policy.ts'
import { serveIcons } from './icons.ts'
import { drawManifest } from './manifest.ts'
import { offlinePage } from './page.ts'

const offlinePath = '/capture/offline'
const worker = readFileSync(new URL('sw.js', import.meta.url), 'utf8')

/** What a browser needs to install the app and to use it without a connection. Nothing here is private. */
export function serveOffline(app: FastifyInstance, kith: Kith) {
  const { keptPagesDays: keptDays } = kith.config
  const settings = JSON.stringify({ build, assets: assetPaths(), offlinePage: offlinePath, keptDays })
  const script = compress('text/javascript; charset=utf-8', 'no-cache', `self.kith = ${settings}\n${worker}`)
  app.get('/sw.js', async (request, reply) => {
    // A worker has the policy of its own file: this one only fetches from here.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return sendCompressed(request, reply, script)
  })
  serveManifest(app)
  serveIcons(app)
  // The worker asks, because it can't see where a page redirects to.
  app.get('/session', async (request, reply) => {
    const { caller } = await enterPage(kith, request, reply)
    return reply
      .header('cache-control', 'no-store')
      .code(caller ? 204 : 401)
      .send()
  })
  app.get(offlinePath, async (request, reply) => {
    setAppHeaders(reply).removeHeader('speculation-rules')
    return reply.type('text/html; charset=utf-8').send(offlinePage(rememberReader(request, undefined)))
  })
}

/** Browsers ask for it without the cookie, so the page names the member's language in its address. */
function serveManifest(app: FastifyInstance) {
  const type = 'application/manifest+json; charset=utf-8'
  const manifests = new Map<CatalogLanguage, Compressed>()
  app.get('/manifest.webmanifest', async (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply) => {
    const { lang } = request.query
    const chosen = typeof lang === 'string' ? lang : undefined
    const language = catalogLanguageOf(localeFor(chosen, request.headers['accept-language']))
    const vary = 'accept-encoding, accept-language'
    const manifest = manifests.getOrInsertComputed(language, (tag) => compress(type, 'no-cache', drawManifest(tag)))
    return sendCompressed(request, reply, manifest, { vary })
  })
}
