import { html } from '#platform/html/html.ts'
import type { CardView } from './card-view.ts'

/** The title, and metadata for browsers, link previews and search engines. Cards are not indexed unless their owner lists them. */
export function cardHead(card: CardView) {
  const { words } = card
  const role = roleOf(card)
  const title = role ? words.titleWith({ name: card.name, role }) : card.name
  const description =
    card.bio ?? (role ? words.describeWithRole({ name: card.name, role }) : words.describe({ name: card.name }))
  const image = `${card.url}/og.jpg`
  const head = html`<link rel="stylesheet" href="${card.style}">
${card.ownStyle && html`<link rel="stylesheet" href="${card.ownStyle}">\n`}
  ${card.ownerStyle && html`<link rel="stylesheet" href="${card.ownerStyle}">\n`}
  ${card.script && html`<script type="module" src="${card.script}"></script>`}
<meta name="description" content="${shorten(description)}">
${
  !card.isListed &&
  html`<meta name="robots" content="noindex">
`
}<link rel="canonical" href="${card.url}">
<link rel="alternate" type="text/vcard" href="${card.path}.vcf">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${card.theme.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${card.theme.dark}">
<meta name="format-detection" content="telephone=no">
<meta property="og:type" content="profile">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${shorten(description)}">
<meta property="og:url" content="${card.url}">
<meta property="og:site_name" content="${card.workspace}">
<meta property="og:locale" content="${words.locale}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`
  return { title, head }
}

/** Cut to the length that link previews show. */
function shorten(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= 160 ? line : `${characters.slice(0, 159).join('').trimEnd()}…`
}

/** "Title at Company" in one line, or an empty string. */
function roleOf({ title, company, words }: Pick<CardView, 'title' | 'company' | 'words'>) {
  return title && company ? words.at({ title, company }) : (title ?? company ?? '')
}
