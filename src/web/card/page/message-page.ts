import { html } from '#platform/html/html.ts'
import { renderDocument } from '../../kit/document.ts'
import type { CardWords } from './card-view.ts'

type Message = { words: CardWords; title: string; sentence: string; style: string }

/** A page with one sentence: no card here, an error, or a workspace's own address. */
export const messagePage = ({ words, title, sentence, style }: Message) =>
  renderDocument({
    locale: words.lang,
    title,
    head: html`<meta name="robots" content="noindex">
<link rel="stylesheet" href="${style}">
<link rel="icon" type="image/svg+xml" href="/icon.svg">`,
    bodyAttributes: html`class="linen ink"`,
    body: html`<main id="main" class="sheet alone">
<h1 class="middling" dir="auto">${title}</h1>
<p dir="auto">${sentence}</p>
</main>
<footer><p><a href="/">${words.by}</a></p></footer>`,
  })
