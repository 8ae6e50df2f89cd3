import type { FastifyReply } from 'fastify'
import { wordsFor } from '#contract/texts/catalogs.ts'
import type { Member } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { renderDocument, siteIcons, skipLink } from '../kit/document.ts'
import { siteAsset } from './assets.ts'
import { fontPreloads } from './fonts.ts'
import type { Reader } from './reader.ts'

type PageAround = {
  title: string
  description: string
  /** A script of ours; the response has to allow it. */
  script?: string | undefined
  /** What the member chose, if somebody is signed in. Otherwise the device decides. */
  theme?: Member['theme'] | undefined
  /** Whose language the page is in. English if left out. */
  reader?: Reader | undefined
}

export type Page = PageAround & {
  content: Html
  /** What is wrong with the form on the page. The title says so too, because screen readers start with it. */
  formError?: string | undefined
}

const english: Reader = { locale: 'en', words: wordsFor('en') }

/** A page in one narrow column: sign-in, an invite, an error. */
export function renderPage({ content, formError, ...page }: Page) {
  const { words } = page.reader ?? english
  const body = html`<main id="main">
<a href="/" class="brand"><img src="/icon.svg" alt="" width="32" height="32"> Kith</a>
${content}
</main>`
  const heading = formError ? words.edit.errorIn({ title: page.title }) : page.title
  return renderSitePage({ ...page, title: `${heading} · Kith`, kind: 'narrow', body })
}

/** A page outside the app. `kind` is a class on the body, for styles. */
export function renderSitePage(page: PageAround & { kind: string; body: Html }) {
  const { title, description, script, kind, body, theme, reader = english } = page
  const head = html`<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${siteAsset('style')}">
${fontPreloads()}${script && html`<script type="module" src="${script}"></script>`}
${siteIcons}`
  return renderDocument({
    locale: reader.locale,
    title,
    head,
    rootAttributes: theme && html`data-theme="${theme}"`,
    bodyAttributes: html`class="${kind}"`,
    body: html`${skipLink(reader.words)}
${body}`,
  })
}

/** Personal pages are neither cached nor indexed. */
export function sendPage(reply: FastifyReply, status: number, page: string) {
  reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return reply.type('text/html; charset=utf-8').send(page)
}
