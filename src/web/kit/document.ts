import type { Words } from '#contract/texts/words.ts'
import { directionOf } from '#language/locales/locale.ts'
import { type Html, html, type Part, renderHtml } from '#platform/html/html.ts'

export type PageDocument = {
  locale: string
  title: string
  /** Styles, scripts and metadata. */
  head: Html
  body: Part
  /** Attributes of the root, such as the theme that a member chose. */
  rootAttributes?: Part
  bodyAttributes?: Part
  viewport?: string
}

/** The HTML document around every page. */
export function renderDocument(page: PageDocument) {
  const { locale, title, head, body, rootAttributes, bodyAttributes, viewport = '' } = page
  return renderHtml(html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"${rootAttributes && html` ${rootAttributes}`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${viewport}">
<title>${title}</title>
${head}
</head>
<body${bodyAttributes && html` ${bodyAttributes}`}>
${body}
</body>
</html>
`)
}

export const siteIcons = html`<link rel="icon" type="image/png" sizes="32x32" href="/icons/32.png">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/icons/180-maskable.png">`

/** Leads keyboards past what stands on every page. */
export const skipLink = ({ shell }: Words) => html`<a class="skip" href="#main">${shell.skip}</a>`

type Back = { href: string; label: Part; isLoadedAhead?: boolean }

/** The way to the page above, over the heading. */
export const backLink = ({ href, label, isLoadedAhead }: Back) =>
  html`<p class="back"><a href="${href}" ${isLoadedAhead && html`data-ahead`}>‹ ${label}</a></p>`

/** The way to the next page of a list, if there is one. */
export const moreLink = (href: string | false | undefined, label: string) =>
  href && html`<p class="more"><a class="button quiet" rel="next" href="${href}">${label}</a></p>`

export const backToPerson = ({ connectionId, displayName }: { connectionId: string; displayName: string }) =>
  backLink({ href: `/people/${connectionId}`, label: html`<bdi>${displayName}</bdi>`, isLoadedAhead: true })
