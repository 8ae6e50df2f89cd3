import { wordsFor } from '#contract/texts/catalogs.ts'
import { directionOf } from '#language/locales/locale.ts'
import type { Member } from '#platform/context/context.ts'
import { type Html, html, renderHtml } from '#platform/html/html.ts'
import { siteAsset } from './assets.ts'
import type { Reader } from './reader.ts'

type Page = {
  title: string
  description: string
  /** A class on the body, for styles. */
  kind: string
  body: Html
  script?: string | undefined
  /** What the member chose, if somebody is signed in. Otherwise the device decides. */
  theme?: Member['theme'] | undefined
  /** Whose language the page is in. English if left out. */
  reader?: Reader | undefined
}

const english: Reader = { locale: 'en', words: wordsFor('en') }

/** The HTML document around every page except cards. */
export function renderLayout({ title, description, script, kind, body, theme, reader = english }: Page) {
  return renderHtml(html`<!doctype html>
<html lang="${reader.locale}" dir="${directionOf(reader.locale)}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${siteAsset('style')}">
${
  script &&
  html`<script type="module" src="${script}"></script>
`
}<link rel="icon" type="image/png" sizes="32x32" href="/icons/32.png">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/icons/180-maskable.png">
</head>
<body class="${kind}">
<a class="skip" href="#main">${reader.words.shell.skip}</a>
${body}
</body>
</html>
`)
}
