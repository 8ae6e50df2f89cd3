import { html, renderHtml } from '#platform/html/html.ts'
import type { CardWords } from './card-view.ts'

type Message = { words: CardWords; title: string; sentence: string; style: string }

/** A page with one sentence: no card here, an error, or a workspace's own address. */
export function messagePage({ words, title, sentence, style }: Message) {
  return renderHtml(html`<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${style}">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
</head>
<body class="linen ink">
<main id="main" class="sheet alone">
<h1 class="middling" dir="auto">${title}</h1>
<p dir="auto">${sentence}</p>
</main>
<footer><p><a href="/">${words.by}</a></p></footer>
</body>
</html>
`)
}
