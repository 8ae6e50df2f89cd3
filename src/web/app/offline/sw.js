/**
 * The service worker. The server writes `self.kith` in front of it, so a new build is a new worker. To take it out of
 * service, make the server send `self-removing.js` at `/sw.js`.
 */

/** @type {any} */
const worker = self
/** @type {{ build: string, assets: string[], offlinePage: string, keptDays: number }} */
const { build, assets, offlinePage, keptDays } = worker.kith
const maxKeptPages = 100
const slowMs = 3_000
const hopelessMs = 12_000
/** Somebody is waiting with a phone in their hand. */
const codeMs = 500
const assetCache = `kith-assets-${build}`
/** Assets of older builds stay for tabs that are still open. */
const keptBuilds = 3

/** Pages of the app. All other addresses are not ours to answer. */
const isScreen = /^\/(today|people|capture|ask|cards|qr|leads|imports|team|find)?(\/|$)/
/** Where a browser comes when its session is over, or ends. */
const isAboutSession = /^\/(sign-in|signed-out|sign-out|settings\/removal)$/
const isCode = /^(\/cards\/[\w-]{36})?\/qr$/
const isKeepable = /^\/(today|people(\/[\w-]{36})?|(cards\/[\w-]{36}\/)?qr)$/
/** Kept before it is opened for the first time. */
const fetchedAhead = '/qr'

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(assetCache)
      await cache.addAll([...assets, offlinePage])
      await worker.skipWaiting()
    })(),
  )
  const network = ['/api/*', '/mcp', '/mcp/*', '/w/*', '/live'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }))
  event.addRoutes?.(network)?.catch?.(() => {})
})

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    (async () => {
      // It would send every navigation ahead, also to addresses that this worker doesn't answer: a link that works once
      // would be used up before its page is asked for.
      await worker.registration.navigationPreload?.disable()
      const builds = (await caches.keys()).filter((name) => name.startsWith('kith-assets-') && name !== assetCache)
      await Promise.all(builds.slice(0, -(keptBuilds - 1)).map((name) => caches.delete(name)))
      await worker.clients.claim()
      // Of pages that an older version kept, nobody knows when the session was confirmed.
      void askSession()
    })(),
  )
})

worker.addEventListener('message', (/** @type {any} */ event) => {
  event.waitUntil(event.data === 'ask' ? askSession() : remember(event.data))
})

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  const isForm = request.mode === 'navigate' && request.method === 'POST'
  if (isForm && isAboutSession.test(pathname)) return event.respondWith(sendAndAsk(request))
  if (isForm && pathname === '/shared') return event.respondWith(takeShared(request))
  if (request.method !== 'GET') return
  if (/^\/(web|fonts)\//.test(pathname)) return event.respondWith(answerAsset(request))
  if (request.mode !== 'navigate') return
  if (isAboutSession.test(pathname)) event.waitUntil(askSession())
  if (isScreen.test(pathname)) event.respondWith(answerPage(event))
})

worker.addEventListener('push', (/** @type {any} */ event) => {
  event.waitUntil(showNews(event.data?.json() ?? {}))
})

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})

/** What another app shared: texts and files fill the capture form, contacts wait for the page that sends them. @param {Request} request */
async function takeShared(request) {
  const form = await request.formData()
  const reader = await findReader()
  const cache = await caches.open('kith-shared')
  const filesIn = (/** @type {string} */ kind) =>
    /** @type {any[]} */ (form.getAll(kind)).filter((file) => file instanceof File && file.size > 0)
  for (const kind of ['contacts', 'files'])
    for (const file of filesIn(kind)) {
      const about = { 'kith-kind': kind, 'kith-name': encodeURIComponent(file.name) }
      const headers = { 'content-type': file.type, 'kith-member': reader?.member ?? '', ...about }
      await cache.put(`/shared/${crypto.randomUUID()}`, new Response(file, { headers }))
    }
  if (filesIn('contacts').length > 0) return Response.redirect('/shared', 303)
  const texts = new URLSearchParams()
  for (const name of ['title', 'text', 'url']) {
    const text = String(form.get(name) ?? '').slice(0, 2000)
    if (text) texts.set(name, text)
  }
  return Response.redirect(`/capture?${texts}`, 303)
}

/** @typedef {{ kind: string, title: string, body?: string, url: string, badge: number }} News */

/** What came last of a kind replaces what came before. @param {News} news */
async function showNews({ kind, title = 'Kith', body = '', url = '/today', badge = 0 }) {
  const icon = '/icons/192.png'
  await worker.registration.showNotification(title, { body, tag: kind, renotify: true, icon, badge: icon, data: url })
  await worker.navigator.setAppBadge?.(badge).catch(() => {})
}

/** In the window that is open already, else in a new one. @param {string} path */
async function openPage(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [open] = await worker.clients.matchAll({ type: 'window' })
  const shown = open && (await open.navigate(url.href).catch(() => null))
  if (shown) await shown.focus()
  else await worker.clients.openWindow(url.href)
}

/** @param {Request} request */
async function answerAsset(request) {
  const kept = await caches.match(request.url, { ignoreVary: true })
  return kept ?? fetch(request)
}

/** The page from the network; the kept copy if that fails or takes long; else the page that captures offline. @param {any} event */
async function answerPage(event) {
  const { request } = event
  const fresh = fetchPage(request)
  event.waitUntil(fresh.then((response) => learn(request, response.clone())).catch(() => {}))
  const copy = await keptCopy(request)
  const late = new Promise((resolve) => setTimeout(resolve, copy ? patienceFor(request) : hopelessMs, null))
  const response = await Promise.race([fresh.catch(() => null), late])
  return response ?? copy ?? (await standIn()) ?? fresh
}

/** How long the service has before a kept copy is shown. @param {Request} request */
const patienceFor = ({ url }) => (isCode.test(new URL(url).pathname) ? codeMs : slowMs)

/** @param {Request} request */
async function fetchPage(request) {
  const response = await fetch(request)
  if (isGateway(response)) throw new Error('The service is not there')
  return response
}

/** A proxy in front of a service that is stopped. @param {Response} response */
const isGateway = ({ status, headers }) => status >= 502 && status <= 504 && !headers.has('x-request-id')

/** @typedef {{ member: string, keepsPages: boolean, confirmedAt?: number }} Reader */

/** @returns {Promise<Reader | null>} */
async function findReader() {
  const response = await caches.match('/reader', { cacheName: 'kith-reader' })
  return response ? response.json() : null
}

/** @param {Reader} reader */
async function putReader(reader) {
  await (await caches.open('kith-reader')).put('/reader', Response.json(reader))
}

/**
 * Who is signed in, and whether pages may be kept. Pages of others, or that may no longer be kept, go. Only a page that
 * came from the service shows that the session stands.
 * @param {{ member: string, keepsPages: boolean, isFresh: boolean }} page
 */
async function remember({ member, keepsPages, isFresh }) {
  const before = await findReader()
  const known = before?.member === member ? before.confirmedAt : 0
  await putReader({ member, keepsPages, confirmedAt: isFresh ? Date.now() : known })
  const own = keepsPages ? pagesOf(member) : ''
  for (const name of await caches.keys()) if (name.startsWith('kith-pages-') && name !== own) await caches.delete(name)
  if (own && isFresh) await fetchAhead(own)
}

/** Once a day at most, so that it opens without the service too. @param {string} cacheName */
async function fetchAhead(cacheName) {
  const kept = await caches.match(fetchedAhead, { cacheName, ignoreVary: true })
  if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < 86_400_000) return
  const response = await fetch(fetchedAhead).catch(() => null)
  if (response) await learn(new Request(fetchedAhead), response)
}

/** The service may have ended the session for too long now, without a word reaching this device. A clock that was set back counts too. @param {Reader} reader */
const isUnconfirmed = ({ confirmedAt = 0 }) => Math.abs(Date.now() - confirmedAt) > keptDays * 86_400_000

/** Asks the service whether the session stands. Until it says that it is over, the kept pages stay. */
async function askSession() {
  const reader = await findReader()
  if (!reader) return
  const response = await fetch('/session', { cache: 'no-store' }).catch(() => null)
  if (!response?.headers.has('x-request-id')) return
  if (response.status === 401) await forgetPages()
  else if (response.ok) await putReader({ ...reader, confirmedAt: Date.now() })
}

/** A form that may end the session. @param {Request} request */
async function sendAndAsk(request) {
  const response = await fetch(request)
  await askSession()
  return response
}

async function forgetPages() {
  for (const name of await caches.keys())
    if (name === 'kith-reader' || name.startsWith('kith-pages-')) await caches.delete(name)
}

/** @param {string} member */
const pagesOf = (member) => `kith-pages-${member}`

/** From what the service answered: a page to keep, or a doubt about the session. @param {Request} request @param {Response} response */
async function learn(request, response) {
  const { pathname } = new URL(request.url)
  if (response.type === 'opaqueredirect' || response.status === 401) return askSession()
  if (!isKeepable.test(pathname) || response.status !== 200 || response.redirected) return
  const reader = await findReader()
  const text = await response.text()
  if (!reader?.keepsPages || !text.includes(`data-member="${reader.member}"`)) return
  const cache = await caches.open(pagesOf(reader.member))
  // Removed first: the order of the keys is the order in which the pages were seen.
  await cache.delete(pathname)
  await cache.put(pathname, new Response(text, { headers: headersOf(response) }))
  const keys = await cache.keys()
  for (const old of keys.slice(0, -maxKeptPages)) await cache.delete(old)
}

/** The body is no longer compressed. @param {Response} response */
function headersOf(response) {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}

/** The page that captures offline. */
async function standIn() {
  const response = await caches.match(offlinePage)
  return response && markKept(await response.text(), response, hopelessMs)
}

/** What comes from this device, and how long the service has to answer. @param {string} text @param {Response} response @param {number} ms */
const markKept = (text, response, ms) =>
  new Response(text.replace('<body ', `<body data-kept="${ms}" `), { headers: headersOf(response) })

/** With the scripts and the style of this build. @param {Request} request */
async function keptCopy(request) {
  const reader = await findReader()
  if (!reader?.keepsPages) return null
  if (isUnconfirmed(reader)) return void (await forgetPages())
  const cacheName = pagesOf(reader.member)
  const response = await caches.match(new URL(request.url).pathname, { cacheName, ignoreVary: true })
  if (!response) return null
  const text = (await response.text()).replaceAll(/\/web\/[\w-]{16}\//g, () => `/web/${build}/`)
  return markKept(text, response, patienceFor(request))
}
