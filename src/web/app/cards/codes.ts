import { drawQrCode } from '#cards/pictures/qr.ts'
import { type Html, html } from '#platform/html/html.ts'
import { icon } from '../../kit/icons.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { type Card, defaultFirst, shortAddress } from './frame/screen.ts'

/** QR codes as large as the screen, to be scanned by whoever stands in front of it. */
export function serveCardCodes(screens: AppScreens) {
  screens.show('/qr', showMyCodes)
  screens.show('/cards/:id/qr', showCode)
}

/** Where a member goes who has no card yet: creating it leads back to its code. */
const firstCard = '/cards?then=qr'

/** The code of the main card, and to its side those of the others. Devices keep this page, so all are on it. */
async function showMyCodes(page: ScreenRequest): Promise<Screen | Change> {
  const { cards } = await page.call('Cards_list', {})
  if (cards.length === 0) return { to: firstCard }
  const inOrder = defaultFirst(cards)
  const open = inOrder.filter(({ published }) => published)
  const { myCode } = page.words.cards
  return codesPage(page, open.length > 0 ? open : inOrder, { title: myCode, back: '/today' })
}

async function showCode(page: ScreenRequest): Promise<Screen> {
  const card = await page.call('Cards_get', { id: page.params.id })
  const title = page.words.cards.code({ name: card.name })
  return codesPage(page, [card], { title, back: `/cards/${card.id}` })
}

function codesPage(page: ScreenRequest, cards: Card[], { title, back }: { title: string; back: string }): Screen {
  const { cards: words } = page.words
  return {
    title,
    sheets: ['qr'],
    scripts: ['cards/wake-lock.js'],
    isAlone: true,
    body: html`<h1 class="unseen">${title}</h1>
<div class="codes" ${cards.length > 1 && html`tabindex="0" role="region" aria-label="${words.title}"`}>
${cards.map((card) => drawCode(page, card))}</div>
${
  cards.length > 1 &&
  html`<nav class="choices" aria-label="${words.title}">${cards.map(
    (card) => html`<a href="#code-${card.id}"><bdi>${slugOf(card)}</bdi></a>
`,
  )}</nav>`
}
<a class="button quiet" href="${back}">${icon('close')}${words.close}</a>`,
  }
}

/** Cards of a member often have the same name: their addresses differ. */
const slugOf = ({ url }: Card) => new URL(url).pathname.split('/').at(-1)

function drawCode({ words: { cards: words } }: ScreenRequest, { id, name, shortUrl, published }: Card): Html {
  return html`<section id="code-${id}" class="code-page">
${drawQrCode(shortUrl, html`class="code" role="img" aria-label="${words.code({ name })}"`)}
<h2><bdi>${name}</bdi></h2>
<p class="soft small">${published ? shortAddress(shortUrl) : words.hidden}</p></section>
`
}
