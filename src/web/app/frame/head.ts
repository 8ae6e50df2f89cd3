import { languageTagOf } from '#language/locales/locale.ts'
import { html } from '#platform/html/html.ts'
import { assetPath, buildOfApp } from './assets.ts'
import type { Screen } from './screen.ts'

/** The scripts on every page, in the order a browser needs them. */
const everywhere = [
  'app.js',
  'part.js',
  'ids.js',
  'live.js',
  'keys.js',
  'drafts.js',
  'outbox.js',
  'outbox-store.js',
  'offline.js',
  'sign-out.js',
  'waiting-count.js',
  'badge.js',
]

export function drawHead(
  locale: string,
  { title, scripts = [], reloadFrom }: Pick<Screen, 'title' | 'scripts' | 'reloadFrom'>,
) {
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Kith</title>
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161714" media="(prefers-color-scheme: dark)">
<meta name="kith-build" content="${buildOfApp()}">
${reloadFrom && html`<noscript><meta http-equiv="refresh" content="2; url=${reloadFrom}"></noscript>`}
<link rel="stylesheet" href="${assetPath('app.css')}">
${[...everywhere.slice(1), ...scripts].map(
  (name) => html`<link rel="modulepreload" href="${assetPath(name)}">
`,
)}<script type="module" src="${assetPath('app.js')}"></script>
${scripts.map(
  (name) => html`<script type="module" src="${assetPath(name)}"></script>
`,
)}<link rel="icon" type="image/png" sizes="32x32" href="/icons/32.png">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/icons/180-maskable.png">
<link rel="manifest" href="/manifest.webmanifest?lang=${languageTagOf(locale)}">
</head>`
}
