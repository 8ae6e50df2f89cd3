import { type Html, html } from '#platform/html/html.ts'
import { renderPage } from '../site/page.ts'
import type { Words } from '../words/words.ts'

type UnsubscribeWords = Words['unsubscribe']

/** Asks first, for people. What the link is about stands at its beginning. */
export function askPage(words: UnsubscribeWords, token: string) {
  const isLeads = token.startsWith('leadMail.')
  return draw(
    words,
    isLeads ? words.askLeads : words.askDigest,
    html`<form method="post" action="/unsubscribe/${token}"><button type="submit">${words.stop}</button></form>`,
  )
}

export function stoppedPage(words: UnsubscribeWords, kind: 'digest' | 'leadMail') {
  return draw(
    words,
    kind === 'digest' ? words.digestStopped : words.leadsStopped,
    html`<p class="lead">${words.stopped}</p>
<p class="plain-links"><a href="/settings/reminders">${words.settings}</a></p>`,
  )
}

export const brokenLinkPage = (words: UnsubscribeWords) =>
  draw(
    words,
    words.broken,
    html`<p class="lead">${words.brokenHint}</p>
<p class="plain-links"><a href="/settings/reminders">${words.settings}</a></p>`,
  )

function draw(words: UnsubscribeWords, heading: string, more: Html) {
  return renderPage({ title: heading, description: words.description, content: html`<h1>${heading}</h1>\n${more}` })
}
