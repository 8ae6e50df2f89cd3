import { html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { undoLine } from '../../kit/notices.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { serveCardCodes } from './codes.ts'
import { serveCardDesign } from './design/routes.ts'
import { serveCardDetails } from './details/routes.ts'
import { type Card, defaultFirst, shortAddress } from './frame/screen.ts'
import { drawNewCard, newCardPage } from './new-card.ts'
import { serveCardSharing } from './sharing/routes.ts'

/** The member's cards: making, editing and removing them. */
export function serveCards(screens: AppScreens) {
  const onList = { formPage: '/cards', show: (page: ScreenRequest) => showCards(page) }
  screens.show('/cards', onList.show)
  screens.show('/cards/new', (page) => showNewCard(page))
  screens.take('/cards', onList, createCard)
  screens.take('/cards/:id/removal', onList, removeCard)
  screens.take('/cards/:id/restoration', onList, restoreCard)
  serveCardDetails(screens)
  serveCardDesign(screens)
  serveCardSharing(screens)
  serveCardCodes(screens)
}

async function showCards(page: ScreenRequest): Promise<Screen> {
  const { cards } = await page.call('Cards_list', {})
  return cardsPage(page, cards)
}

async function showNewCard(page: ScreenRequest, typed?: FormState): Promise<Screen> {
  const { cards } = await page.call('Cards_list', {})
  const from = typed?.values.from ?? page.query.from
  return newCardPage(page, { from: cards.find(({ id }) => id === from), typed })
}

async function createCard(page: ScreenRequest): Promise<Screen | Change> {
  const { from, workspaceId, slug = '', name = '', title, company, email, phone, key, then } = page.form
  const card = {
    ...(from && { from }),
    ...(workspaceId && { workspaceId }),
    slug: slug.trim().toLowerCase(),
    ...(name.trim() && { name }),
    ...(title?.trim() && { title }),
    ...(company?.trim() && { company }),
    ...(email?.trim() && { emails: [{ address: email.trim() }] }),
    ...(phone?.trim() && { phones: [{ number: phone.trim() }] }),
  }
  try {
    const { id } = await page.call('Cards_create', card, key)
    return { to: then === 'qr' ? '/qr' : `/cards/${id}` }
  } catch (error) {
    const state = formStateOf(error, page.form)
    const errors = state.errors.map(({ field, message }) => ({ field: inputOf(field), message }))
    return { ...(await showNewCard(page, { ...state, errors })), status: 400 }
  }
}

/** The form has one e-mail address and one phone number. */
function inputOf(field: string) {
  const [list = ''] = field.split('.')
  return { emails: 'email', phones: 'phone' }[list] ?? field
}

/** The member's cards, each with a small picture of its page. */
async function cardsPage(page: ScreenRequest, cards: Card[], typed?: FormState): Promise<Screen> {
  const { cards: words } = page.words
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.hint}</p>
${page.part(
  'cards',
  html`<div id="cards">${await drawRemovedCard(page)}
  <ul class="card-list">${defaultFirst(cards).map((card) => cardItem(page, card))}</ul></div>`,
)}
${
  cards.length === 0
    ? await drawNewCard(page, { typed })
    : html`<p><a class="button" href="/cards/new" data-ahead>${icon('add')}${words.make}</a></p>`
}`
  return { title: words.title, sheets: ['cards'], scripts: ['cards/card-editor.js'], body }
}

function cardItem({ words: { cards: words } }: ScreenRequest, card: Card) {
  const path = `/cards/${card.id}`
  const role = [card.title, card.company].filter(Boolean).join(', ')
  const notes = [card.isDefault && words.isDefault, !card.published && words.hidden].filter(Boolean)
  const about = html`<span class="unseen"> <bdi>${card.name}</bdi></span>`
  return html`<li id="card-${card.id}" class="panel card">
  <div class="thumb" aria-hidden="true">
    <iframe src="${path}/preview?still" title="" tabindex="-1" loading="lazy" inert></iframe></div>
<div><p class="what"><a href="${path}" data-ahead><bdi>${card.name}</bdi></a></p>
${role && html`<p class="small" dir="auto">${role}</p>`}
<p class="small soft">${shortAddress(card.url)}</p>
${notes.length > 0 && html`<p class="small soft">${notes.join(' · ')}</p>`}
</div>
<div class="actions"><a class="button quiet" href="${path}" data-ahead>${icon('edit')}${words.edit}${about}</a>
<a class="button quiet" href="${path}/qr" data-ahead>${icon('code')}${words.showCode}${about}</a>
<a class="button quiet" href="/cards/new?from=${card.id}" data-ahead>${icon('copy')}${words.copy}${about}</a>
${actionButton({ action: `${path}/removal`, label: words.remove, about: card.name, part: 'cards', style: 'link' })}
  </div></li>
`
}

async function removeCard({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Cards_remove', { id: params.id }, form.key)
  return { to: `/cards?removed=${params.id}` }
}

async function restoreCard({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Cards_restore', { id: params.id }, form.key)
  return { to: '/cards' }
}

/** The card that was just removed, with the way back. */
async function drawRemovedCard({ call, query, words }: ScreenRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'card' && subjectId === removed)
  if (!removal) return null
  const sentence = words.cards.removed({ label: removal.label })
  const undo = { action: `/cards/${removed}/restoration`, label: words.shell.undo, about: sentence, part: 'cards' }
  return html`<ul>${undoLine({ id: 'removed', sentence, undo: actionButton({ ...undo, style: 'link' }) })}</ul>`
}
