import { type Html, html } from '#platform/html/html.ts'
import { renderPage } from '../site/page.ts'
import type { Reader } from '../site/reader.ts'

/** Asks first, for people. What the link is about stands at its beginning. */
export function askPage(reader: Reader, token: string) {
  const words = reader.words.unsubscribe
  const isLeads = token.startsWith('leadMail.')
  return draw(
    reader,
    isLeads ? words.askLeads : words.askDigest,
    html`<form method="post" action="/unsubscribe/${token}"><button type="submit">${words.stop}</button></form>`,
  )
}

export function stoppedPage(reader: Reader, kind: 'digest' | 'leadMail') {
  const words = reader.words.unsubscribe
  return draw(
    reader,
    kind === 'digest' ? words.digestStopped : words.leadsStopped,
    html`<p class="lead">${words.stopped}</p>
<p class="plain-links"><a href="/settings/reminders">${words.settings}</a></p>`,
  )
}

export function brokenLinkPage(reader: Reader) {
  const words = reader.words.unsubscribe
  return draw(
    reader,
    words.broken,
    html`<p class="lead">${words.brokenHint}</p>
<p class="plain-links"><a href="/settings/reminders">${words.settings}</a></p>`,
  )
}

function draw(reader: Reader, heading: string, more: Html) {
  const { description } = reader.words.unsubscribe
  return renderPage({ title: heading, description, content: html`<h1>${heading}</h1>\n${more}`, reader })
}
