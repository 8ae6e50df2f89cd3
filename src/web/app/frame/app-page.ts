import type { FastifyReply } from 'fastify'
import { languageTagOf } from '#language/locales/locale.ts'
import { html } from '#platform/html/html.ts'
import { type PageDocument, renderDocument, siteIcons } from '../../kit/document.ts'
import { fontPreloads } from '../../site/fonts.ts'
import { assetPath, buildOfApp } from './assets.ts'
import type { Screen } from './screen.ts'

/** The scripts on every page, in the order a browser needs them. */
const everywhere = [
  'app.js',
  'parts/part.js',
  'parts/ids.js',
  'parts/live.js',
  'parts/swipe.js',
  'parts/pull.js',
  'keys/keys.js',
  'drafts/drafts.js',
  'outbox/outbox.js',
  'outbox/outbox-store.js',
  'offline/offline.js',
  'session/sign-out.js',
  'outbox/counts.js',
]

type AppPage = Pick<Screen, 'title' | 'scripts' | 'reloadFrom'> &
  Pick<PageDocument, 'locale' | 'rootAttributes' | 'bodyAttributes' | 'body'>

/** A page with the style and the scripts of the app. */
export function renderAppPage({ title, scripts = [], reloadFrom, ...page }: AppPage) {
  const head = html`<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161714" media="(prefers-color-scheme: dark)">
<meta name="kith-build" content="${buildOfApp()}">
${reloadFrom && html`<noscript><meta http-equiv="refresh" content="2; url=${reloadFrom}"></noscript>`}
<link rel="stylesheet" href="${assetPath('app.css')}">
${fontPreloads()}${[...everywhere.slice(1), ...scripts].map(
  (name) => html`<link rel="modulepreload" href="${assetPath(name)}">
`,
)}<script type="module" src="${assetPath('app.js')}"></script>
${scripts.map(
  (name) => html`<script type="module" src="${assetPath(name)}"></script>
`,
)}${siteIcons}
<link rel="manifest" href="/manifest.webmanifest?lang=${languageTagOf(page.locale)}">`
  return renderDocument({ ...page, title: `${title} · Kith`, head, viewport: ', viewport-fit=cover' })
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types kith',
].join('; ')

/** The policy of app pages, and which of them may be preloaded. */
export function setAppHeaders(reply: FastifyReply) {
  return reply.headers({
    'content-security-policy': policy,
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'speculation-rules': `"${assetPath('rules.json')}"`,
  })
}
