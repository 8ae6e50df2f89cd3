import { directionOf } from '#language/locales/direction.ts'
import { html, renderHtml } from '#platform/html/html.ts'
import type { Reader } from '../../site/reader.ts'
import { drawOutbox } from '../capture/outbox.ts'
import { drawForm } from '../capture/page.ts'
import { drawHead } from '../frame/head.ts'

/** Stands in for every page that can't be reached. It holds nothing of anybody's, and captures all the same. */
export function offlinePage({ locale, words }: Reader) {
  return renderHtml(html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
${drawHead(locale, { title: words.capture.title, scripts: ['capture.js', 'recorder.js'] })}
<body data-offline="${words.shell.offline}" data-failed="${words.shell.failed}" data-back="${words.offline.back}">
<header class="bar"><a href="/today" class="brand"><img src="/icon.svg" alt="" width="28" height="28"> Kith</a></header>
<main id="main" class="capture" tabindex="-1">
<h1>${words.offline.title}</h1>
<p class="soft">${words.offline.lead} <a href="">${words.offline.tryAgain}</a></p>
<div id="offline-capture" data-nobody="${words.offline.nobody}">
${drawForm(words)}
<p class="save-row"><button type="submit" form="capture">${words.capture.save}</button></p>
${drawOutbox(words)}
</div>
</main>
<p id="status" class="status" role="status"></p>
</body>
</html>
`)
}
