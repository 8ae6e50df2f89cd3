import { html } from '#platform/html/html.ts'
import { actionButton } from '../drawing/forms.ts'
import { icon } from '../drawing/icons.ts'
import type { FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import { type Card, defaultFirst } from './frame/card.ts'
import { shortAddress } from './frame/screen.ts'
import { drawNewCard } from './new-card.ts'
import { drawRemovedCard } from './removed.ts'

/** The member's cards, each with a small picture of its page. */
export async function cardsPage(page: ScreenRequest, cards: Card[], typed?: FormState): Promise<Screen> {
  const { cards: words } = page.words
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.hint}</p>
${page.part('cards', html`<div id="cards">${await drawRemovedCard(page)}<ul class="card-list">${defaultFirst(cards).map((card) => cardItem(page, card))}</ul></div>`)}
${
  cards.length === 0
    ? await drawNewCard(page, { typed })
    : html`<p><a class="button" href="/cards/new" data-ahead>${icon('add')}${words.make}</a></p>`
}`
  return { title: words.title, sheets: ['cards'], scripts: ['card-editor.js'], body }
}

function cardItem({ words: { cards: words } }: ScreenRequest, card: Card) {
  const path = `/cards/${card.id}`
  const role = [card.title, card.company].filter(Boolean).join(', ')
  const notes = [card.isDefault && words.isDefault, !card.published && words.hidden].filter(Boolean)
  const about = html`<span class="unseen"> <bdi>${card.name}</bdi></span>`
  return html`<li id="card-${card.id}" class="panel card"><div class="thumb" aria-hidden="true"><iframe src="${path}/preview?still" title="" tabindex="-1" loading="lazy" inert></iframe></div>
<div><p class="what"><a href="${path}" data-ahead><bdi>${card.name}</bdi></a></p>
${role && html`<p class="small" dir="auto">${role}</p>`}
<p class="small soft">${shortAddress(card.url)}</p>
${notes.length > 0 && html`<p class="small soft">${notes.join(' · ')}</p>`}
</div>
<div class="actions"><a class="button quiet" href="${path}" data-ahead>${icon('edit')}${words.edit}${about}</a>
<a class="button quiet" href="${path}/qr" data-ahead>${icon('code')}${words.showCode}${about}</a>
<a class="button quiet" href="/cards/new?from=${card.id}" data-ahead>${icon('copy')}${words.copy}${about}</a>
${actionButton({ action: `${path}/removal`, label: words.remove, about: card.name, part: 'cards', style: 'link' })}</div></li>
`
}
