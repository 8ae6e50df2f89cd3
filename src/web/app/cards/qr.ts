import { drawQrCode } from '#cards/pictures/qr.ts'
import { html } from '#platform/html/html.ts'
import { icon } from '../drawing/icons.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { shortAddress } from './frame/screen.ts'

/** The code of a card as large as the screen. */
export async function showQr({ call, params, words: { cards: words } }: ScreenRequest): Promise<Screen> {
  const card = await call('Cards_get', { id: params.id })
  return {
    title: words.code({ name: card.name }),
    sheets: ['qr'],
    scripts: ['wake-lock.js'],
    isAlone: true,
    body: html`<h1><bdi>${card.name}</bdi></h1>
${drawQrCode(card.shortUrl, html`class="code" role="img" aria-label="${words.code({ name: card.name })}"`)}
<p>${card.published ? words.codeHint : words.hidden}</p>
<p class="soft small">${shortAddress(card.shortUrl)}</p>
<a class="button quiet" href="/cards/${card.id}">${icon('close')}${words.close}</a>`,
  }
}
