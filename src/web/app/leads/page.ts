import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { actionButton, hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { defaultFirst } from '../cards/frame/screen.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { noticeOf, placeOf } from '../outcomes/notice.ts'
import { drawVisitor, type Lead, leadCard, leadPart } from './card.ts'

const states = ['waiting', 'review', 'done'] as const
type State = (typeof states)[number]
const pageSize = 20

/** Everybody who left their details: new ones, those to review, and what became of the others. */
export async function showLeads(page: ScreenRequest): Promise<Screen> {
  const { leads: words } = page.words
  const { before, at } = page.query
  const state = states.find((each) => each === page.query.state) ?? 'waiting'
  const [{ items, next }, counts] = await Promise.all([
    page.call('Leads_list', { state, limit: pageSize, ...(before && { before }) }),
    page.call('Counts_get', {}),
  ])
  const hasLeads = items.length > 0 || (await page.call('Leads_list', { state: 'all', limit: 1 })).items.length > 0
  const more = next && `/leads?${new URLSearchParams({ state, ...(at && { at }), before: next })}`
  const body = html`<div class="heading"><h1>${words.title}</h1>
<a class="button quiet" href="/event">${icon('cards')}${words.event}</a></div>
<p class="soft">${words.hint}</p>
${noticeOf(page)}
${page.part(
  'leads',
  html`<div id="leads" data-live="lead">${drawTabs(page, state, counts)}
${state === 'review' && items.length > 0 && html`<p class="soft small">${words.reviewHint}</p>`}
${state !== 'done' && items.length > 0 && metAtForm(page, state)}
${
  items.length > 0
    ? html`<ul class="moves">
  ${items.map((lead) => (state === 'done' ? doneCard(page, lead) : leadCard(page, lead)))}</ul>`
    : await drawNone(page, state)
}
${more && html`<p><a class="button quiet" href="${more}">${words.more}</a></p>`}
${hasLeads && html`<p class="download"><a href="/leads.csv" download>${words.download}</a></p>`}</div>`,
)}`
  return { title: words.title, sheets: ['today', 'leads'], body }
}

/** Leads come by a card: the way to its code, or to making one. */
async function drawNone(
  { call, words: { leads: words, cards: cardWords } }: ScreenRequest,
  state: State,
): Promise<Html> {
  if (state !== 'waiting') return html`<p>${words.none[state]}</p>`
  const [card] = defaultFirst((await call('Cards_list', {})).cards)
  const way = card
    ? html`<a class="button quiet" href="/cards/${card.id}/qr">${icon('code')}${cardWords.showCode}</a>`
    : html`<a class="button" href="/cards">${icon('add')}${cardWords.make}</a>`
  return html`<p>${words.none.waiting}</p><p class="soft">${words.noneHint}</p><p>${way}</p>`
}

function drawTabs(
  { words: { leads: words }, query: { at } }: ScreenRequest,
  current: State,
  counts: Output<'Counts_get'>,
) {
  const countOf = { waiting: counts.leads, review: counts.leadsInReview, done: 0 }
  const address = (state: State) => `/leads?${new URLSearchParams({ state, ...(at && { at }) })}`
  return html`<nav aria-label="${words.title}"><ul class="choices">${states.map(
    (state) =>
      html`<li><a href="${address(state)}"
    ${state === current && html`aria-current="page"`}>${words.tabs[state]}
    ${countOf[state] > 0 && html` <span class="number">${countOf[state]}</span>`}</a></li>`,
  )}</ul></nav>`
}

/** The event is typed once and goes with each form of the list. */
function metAtForm({ words: { leads: words }, query: { at } }: ScreenRequest, state: State) {
  if (at)
    return html`<p class="met small"><span dir="auto">${words.metAtChosen({ place: at })}</span>
<a href="/leads?state=${state}">${words.metAtClear}</a></p>`
  return html`<details class="met"><summary>${words.metAt}</summary>
  <form method="get" action="/leads">${hiddenField('state', state)}
<label class="hint" for="met-at">${words.metAtHint}</label>
  <div class="actions"><input id="met-at" name="at" required maxlength="200" autocomplete="off" dir="auto">
  <button type="submit" class="quiet">${words.metAtSave}</button></div></form></details>`
}

const undoableHours = 24

/** A lead that was added or discarded, and the way back. */
function doneCard(page: ScreenRequest, lead: Lead) {
  const { leads: words, today } = page.words
  const { id, displayName: about, connectionId, connectedAt, discardedAt } = lead
  const part = leadPart(id)
  const shared = { about, part: `${part} tabs`, style: 'quiet' as const, fields: placeOf(page) }
  const when = (instant: string) => dayName(page, dateOf(page, instant))
  const isRecent = connectedAt && page.ctx.now().since(connectedAt, { largestUnit: 'hours' }).hours < undoableHours
  const label = connectionId ? today.undo : words.restore
  const disconnection = { ...shared, action: `/today/leads/${id}/disconnection`, label }
  return page.part(
    part,
    html`<li id="${part}" class="move">
${drawVisitor(page, lead)}
<p class="small soft">${
      discardedAt
        ? words.wasDiscarded({ day: when(discardedAt) })
        : words.wasAdded({ day: when(connectedAt ?? lead.updatedAt) })
    }
  ${connectedAt && !discardedAt && !connectionId && html` · ${words.personRemoved}`}</p>
<div class="actions">${
      discardedAt
        ? actionButton({ ...shared, action: `/today/leads/${id}/restoration`, label: words.restore })
        : html`${
            connectionId &&
            html`<a class="button" href="/people/${connectionId}" data-ahead>
  ${today.openPerson({ name: about })}</a>`
          }
${(isRecent || !connectionId) && actionButton(disconnection)}`
    }</div></li>
`,
  )
}
