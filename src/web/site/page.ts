import type { FastifyReply } from 'fastify'
import { wordsFor } from '#contract/texts/catalogs.ts'
import type { Member } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { renderLayout } from './layout.ts'
import type { Reader } from './reader.ts'

export type Page = {
  title: string
  description: string
  content: Html
  /** A script of ours; the response has to allow it. */
  script?: string | undefined
  /** What is wrong with the form on the page. The title says so too, because screen readers start with it. */
  formError?: string | undefined
  theme?: Member['theme'] | undefined
  /** Whose language the page is in. English if left out. */
  reader?: Reader | undefined
}

/** A page in one narrow column: sign-in, settings, an invite, an error. */
export function renderPage({ title, description, content, script, formError, theme, reader }: Page) {
  const { edit } = reader?.words ?? wordsFor('en')
  const body = html`<main id="main">
<a href="/" class="brand"><img src="/icon.svg" alt="" width="32" height="32"> Kith</a>
${content}
</main>`
  const heading = formError ? edit.errorIn({ title }) : title
  return renderLayout({ title: `${heading} · Kith`, description, script, kind: 'narrow', body, theme, reader })
}

/** Personal pages are neither cached nor indexed. */
export function sendPage(reply: FastifyReply, status: number, page: string) {
  reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return reply.type('text/html; charset=utf-8').send(page)
}
