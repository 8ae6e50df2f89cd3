import { drawQrCode } from '#cards/pictures/qr.ts'
import { type Html, html } from '#platform/html/html.ts'
import { actionButton } from '../../drawing/forms.ts'
import type { Change, Screen, ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/card.ts'
import { cardScreen } from '../frame/screen.ts'
import { copyButton } from './copy-button.ts'

/** Everything with which a card is given away. */
export async function showShare(page: ScreenRequest): Promise<Screen> {
  const { cards: words, cardShare } = page.words
  const card = await page.call('Cards_get', { id: page.params.id })
  const body = html`<div class="share"><section class="panel"><a href="/cards/${card.id}/qr" data-ahead aria-label="${words.code({ name: card.name })}">${drawQrCode(card.shortUrl, html`class="small-code" aria-hidden="true"`)}</a></section>
<div><section class="panel"><h2>${words.slug}</h2>${addressRow(page, 'address', card.url)}
<h3>${cardShare.shortAddress}</h3><p class="hint">${cardShare.shortHint}</p>${addressRow(page, 'short-address', card.shortUrl)}</section>
<section class="panel"><h2>${cardShare.files}</h2><ul class="files">
<li><a href="/cards/${card.id}/signature" data-ahead>${cardShare.signature}</a></li>
${fileLinks(page, card)}</ul>${!card.published && html`<p class="soft">${cardShare.hiddenFiles}</p>`}</section>
${!card.isDefault && actionButton({ action: `/cards/${card.id}/default`, label: cardShare.showFirst, about: card.name, part: '', style: 'quiet' })}</div></div>`
  return cardScreen(page, card, { tab: 'share', body, scripts: ['copy.js'] })
}

function addressRow(page: ScreenRequest, id: string, address: string) {
  return html`<p class="copy-row"><code id="${id}" dir="ltr">${address}</code> ${copyButton(page, id, page.words.cardShare.copyAddress)}</p>`
}

function fileLinks({ words: { cardShare: words } }: ScreenRequest, { url, published }: Card): Html[] {
  const path = new URL(url).pathname
  const files = [
    { label: words.vcard, href: `${path}.vcf` },
    { label: words.qrPng, href: `${path}/qr.png` },
    { label: words.qrSvg, href: `${path}/qr.svg` },
    { label: words.printPdf, href: `${path}/print.pdf` },
    { label: words.printPng, href: `${path}/print.png` },
  ]
  return published
    ? files.map(
        ({ label, href }) => html`<li><a href="${href}" download>${label}</a></li>
`,
      )
    : []
}

export async function setDefaultCard({ call, params }: ScreenRequest): Promise<Change> {
  const { id } = await call('Cards_setDefault', { id: params.id })
  return { to: `/cards/${id}/share` }
}
