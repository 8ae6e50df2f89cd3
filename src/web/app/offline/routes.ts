import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { type CatalogLanguage, catalogLanguageOf } from '#contract/texts/languages.ts'
import { localeFor } from '#language/locales/locale.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { fileEndings } from '#people/files/api.ts'
import type { Kith } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { type Compressed, compress, sendCompressed } from '../../site/compressed.ts'
import { fontAddresses } from '../../site/fonts.ts'
import { type Reader, rememberReader } from '../../site/reader.ts'
import { enterPage } from '../../site/session.ts'
import { drawForm, drawOutbox } from '../capture/page.ts'
import { renderAppPage, setAppHeaders } from '../frame/app-page.ts'
import { assetPaths, buildOfApp } from '../frame/assets.ts'
import { iconPath, serveIcons } from './icons.ts'

const offlinePath = '/capture/offline'

/** What a browser needs to install the app and to use it without a connection. Nothing here is private. */
export function serveOffline(app: FastifyInstance, kith: Kith) {
  const worker = lazy(() => compress('text/javascript; charset=utf-8', 'no-cache', makeWorker(kith)))
  app.get('/sw.js', async (request, reply) => {
    // A worker has the policy of its own file: this one only fetches from here.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return sendCompressed(request, reply, worker())
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

function makeWorker({ config: { keptPagesDays: keptDays } }: Kith) {
  const settings = JSON.stringify({
    build: buildOfApp(),
    assets: [...assetPaths(), ...fontAddresses()],
    offlinePage: offlinePath,
    keptDays,
  })
  return `self.kith = ${settings}\n${readFileSync(new URL('sw.js', import.meta.url), 'utf8')}`
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

/** Stands in for every page that can't be reached. It holds nothing of anybody's, and captures all the same. */
const offlinePage = ({ locale, words }: Reader) =>
  renderAppPage({
    locale,
    title: words.capture.title,
    scripts: ['capture/capture.js', 'capture/reading.js', 'capture/waiting.js', 'capture/recorder.js'],
    bodyAttributes: html`data-offline="${words.shell.offline}" data-failed="${words.shell.failed}"
      data-back="${words.offline.back}"`,
    body: html`<header class="bar">
  <a href="/today" class="brand"><img src="/icon.svg" alt="" width="28" height="28"> Kith</a></header>
<main id="main" class="capture" tabindex="-1">
<h1>${words.offline.title}</h1>
<p class="soft">${words.offline.lead} <a href="">${words.offline.tryAgain}</a></p>
<div id="offline-capture" data-nobody="${words.offline.nobody}">
${drawForm(words)}
${drawOutbox(words)}
</div>
</main>
<p id="status" class="status" role="status"></p>`,
  })

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: iconPath(size, purpose),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Recordings, pictures and documents: browsers look at the types, and some systems at the ends of the names. */
const sharedTypes = [
  ...['audio/*', 'image/png', 'image/avif', 'image/gif'],
  ...Object.entries(fileEndings).flatMap(([type, ending]) => [type, `.${ending}`]),
]

/** The app as phones and computers list it, in one of the languages. */
function drawManifest(lang: CatalogLanguage) {
  const { cards, offline, shell } = wordsFor(lang)
  return JSON.stringify({
    id: '/today',
    name: 'Kith',
    short_name: 'Kith',
    description: offline.description,
    lang,
    start_url: '/today',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf9f4',
    background_color: '#fbf9f4',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: cards.myCode, url: '/qr', icons: [icon(192, 'any')] },
      { name: shell.capture, url: '/capture', icons: [icon(192, 'any')] },
      { name: offline.addPerson, url: '/people/new', icons: [icon(192, 'any')] },
      { name: shell.ask, url: '/ask', icons: [icon(192, 'any')] },
    ],
    // The service worker takes it, or the server where there is none.
    share_target: {
      action: '/shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          { name: 'contacts', accept: ['text/vcard', 'text/x-vcard', '.vcf'] },
          { name: 'files', accept: sharedTypes },
        ],
      },
    },
  })
}
