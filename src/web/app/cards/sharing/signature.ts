import { type Html, html, renderHtml } from '#platform/html/html.ts'
import { mailHref, phoneHref } from '../../../card/page/hrefs.ts'
import type { Screen, ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/card.ts'
import { shortAddress } from '../frame/screen.ts'
import { copyButton } from './copy-button.ts'

/** A signature for e-mails, to be copied as it looks, as text or as HTML. */
export async function showSignature(page: ScreenRequest): Promise<Screen> {
  const { cards: words, cardShare } = page.words
  const card = await page.call('Cards_get', { id: page.params.id })
  const signature = drawSignature(card)
  const body = html`<p class="back"><a href="/cards/${card.id}/share" data-ahead>‹ ${words.tabs.share}</a></p>
<h1>${cardShare.signature}</h1>
<p class="soft">${cardShare.signatureHint}</p>
<section class="panel"><div id="signature" class="signature" dir="auto">${signature}</div>${copyButton(page, 'signature', cardShare.copySignature)}</section>
<section class="panel"><h2>${cardShare.asText}</h2><pre id="signature-text" dir="auto">${textSignature(card)}</pre>${copyButton(page, 'signature-text', cardShare.copyAddress)}</section>
<section class="panel"><h2>${cardShare.asHtml}</h2><pre id="signature-html" dir="ltr">${renderHtml(signature)}</pre>${copyButton(page, 'signature-html', cardShare.copyAddress)}</section>`
  return { title: cardShare.signature, sheets: ['cards'], scripts: ['copy.js'], body }
}

/** A table without style sheets: the only layout that every mail program keeps. */
function drawSignature(card: Card): Html {
  const { photo, emails, phones } = card
  const image = photo?.sizes[0]?.jpeg
  const lines = [
    html`<b>${card.name}</b>`,
    roleOf(card) && html`${roleOf(card)}`,
    ...emails.slice(0, 1).map(({ address }) => html`<a href="${mailHref(address)}">${address}</a>`),
    ...phones.slice(0, 1).map(({ number }) => phoneLink(number)),
    html`<a href="${card.shortUrl}">${shortAddress(card.url)}</a>`,
  ].filter((line) => line !== '')
  return html`<table cellpadding="0" cellspacing="0" border="0"><tr>${image && html`<td valign="top" width="80"><img src="${image}" width="64" height="${Math.round((64 * (photo?.height ?? 1)) / (photo?.width ?? 1))}" alt=""></td>`}<td valign="top">${lines.map((line, at) => [at > 0 && html`<br>`, line])}</td></tr></table>`
}

function phoneLink(number: string) {
  const href = phoneHref(number)
  return href ? html`<a href="${href}">${number}</a>` : html`${number}`
}

const roleOf = ({ title, company }: Card) => [title, company].filter(Boolean).join(', ')

/** Two hyphens and a space begin a signature, so that mail programs leave it out of answers. */
function textSignature(card: Card) {
  const lines = [card.name, roleOf(card), card.emails[0]?.address, card.phones[0]?.number, card.shortUrl]
  return ['-- ', ...lines.filter(Boolean)].join('\n')
}
