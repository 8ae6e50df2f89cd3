import { type Html, html } from '#platform/html/html.ts'
import { hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { readTags, type Tag } from '../tags/read-tags.ts'
import { type ListAddress, listHref, listOrders, pageSize } from './list-address.ts'
import { type Listed, listedRow } from './rows.ts'

/** Everybody, or those with a tag or in a place, in an order. */
export async function drawList(page: ScreenRequest, address: ListAddress): Promise<{ count: string; body: Html }> {
  const { tag, place } = address
  const filter = { ...(tag && { tag }), ...(place && { place }) }
  const [{ items, next }, counts] = await Promise.all([readRows(page, address), page.call('Connections_count', filter)])
  const { people } = page.words
  const count = people.count({ number: counts.total })
  if (counts.total === 0 && !tag && !place) return { count, body: drawEmpty(page) }
  const isByDue = address.order === 'due'
  return {
    count,
    body: html`${await drawFilters(page, address, items)}
<div class="with-letters">
<div>
${address.after && html`<p><a href="${listHref(address, {})}">${people.fromStart}</a></p>`}
${
  items.length === 0 &&
  html`<p class="panel">${people.nobodyFiltered}
<a href="/people">${people.showEveryone}</a></p>`
}
<ol class="people" id="rows">
${items.map((person) => listedRow(page, person, isByDue))}</ol>
${
  next &&
  html`<p class="more"><a class="button quiet" id="more" rel="next" data-step="${pageSize}"
    href="${listHref(address, { from: address.from, after: next })}">${people.showMore}</a></p>`
}
</div>
${address.order === 'name' && drawLetters(page, address, counts)}
</div>`,
  }
}

/** The pages that are shown, one after the other. */
async function readRows(page: ScreenRequest, { order, tag, place, from, after, shown }: ListAddress) {
  const items: Listed[] = []
  let next = after
  do {
    const input = {
      order,
      tag,
      place,
      from: next ? undefined : from,
      after: next,
      limit: Math.min(500, shown - items.length),
    }
    const result: Output<'Connections_list'> = await page.call('Connections_list', withoutUndefined(input))
    items.push(...result.items)
    next = result.next
  } while (next && items.length < shown)
  return { items, next }
}

const withoutUndefined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** With fewer people, the whole list is near. */
const minForLetters = 40

function drawLetters({ words: { people } }: ScreenRequest, address: ListAddress, counts: Output<'Connections_count'>) {
  if (counts.total < minForLetters) return null
  return html`<nav class="letters" aria-label="${people.letters}"><ol>
${counts.letters.map(
  ({ letter, people: count }) =>
    html`<li><a href="${listHref(address, { from: letter })}"
    aria-label="${people.letter({ letter, number: count })}"
    ${address.from === letter && html`aria-current="true"`}>${letter}</a></li>
`,
)}</ol></nav>`
}

/** What will be here, and the first step. */
function drawEmpty({ words: { people } }: ScreenRequest) {
  return html`<div class="panel first-step"><h2>${people.emptyTitle}</h2><p>${people.emptyText}</p>
<p class="actions"><a class="button" href="/people/new">${people.addFirst}</a>
<a class="button quiet" href="/imports">${people.bringIn}</a></p></div>`
}

/** The orders and filters as links that keep one another. */
async function drawFilters(page: ScreenRequest, address: ListAddress, listed: Listed[]) {
  const { people } = page.words
  return html`<div class="list-tools"><nav class="orders" aria-label="${people.order}"><ul>
${listOrders.map(
  (order) =>
    html`<li><a href="${listHref(address, { order })}" data-ahead
    ${order === address.order && html`aria-current="true"`}>${people.orders[order]}</a></li>
`,
)}</ul></nav>
${drawChoices(page, address, listed, await readTags(page))}${drawChosen(page, address)}</div>`
}

/** The filters that are on, each with a link that takes it away. */
function drawChosen({ words: { people } }: ScreenRequest, address: ListAddress) {
  const { tag, place, from } = address
  const chosen = [
    tag && { label: people.withTag({ tag }), href: listHref(address, { tag: undefined }) },
    place && { label: people.inPlace({ place }), href: listHref(address, { place: undefined }) },
    from && { label: people.fromLetter({ letter: from }), href: listHref(address, {}) },
  ].filter((each) => typeof each === 'object')
  if (chosen.length === 0) return null
  return html`<ul class="chosen">
${chosen.map(
  ({ label, href }) =>
    html`<li><a class="chip" href="${href}"><bdi>${label}</bdi>${icon('close')}
    <span class="unseen">${people.removeFilter}</span></a></li>
`,
)}</ul>`
}

const maxChoices = 12

/** The tags that most people have, and the places of the people on this page. */
function drawChoices(
  { words: { people, duplicates } }: ScreenRequest,
  address: ListAddress,
  listed: Listed[],
  all: Tag[],
) {
  const others = all.filter(({ tag }) => tag !== address.tag).sort((a, b) => b.people - a.people)
  const tags = others.slice(0, maxChoices).map(({ tag }) => tag)
  const places = mostUsed(listed.flatMap(({ location }) => location?.split(',')[0]?.trim() || [])).filter(
    (place) => place !== address.place,
  )
  return html`<details class="filters"><summary class="toggle">${icon('filter')}<span>${people.filter}</span></summary>
${
  tags.length > 0 &&
  html`<h2>${people.tags}</h2><ul class="chips">
  ${tags.map((tag) => html`<li><a class="chip" href="${listHref(address, { tag })}"><bdi>${tag}</bdi></a></li>`)}
  <li><a class="chip" href="/tags">${people.allTags}</a></li></ul>`
}
<h2>${people.place}</h2>
<ul class="chips">
  ${places.map(
    (place) => html`<li><a class="chip" href="${listHref(address, { place })}"><bdi>${place}</bdi></a></li>`,
  )}</ul>
<form action="/people" class="one-field">${address.order !== 'name' && html`${hiddenField('order', address.order)}`}
  ${address.tag && html`${hiddenField('tag', address.tag)}`}<label class="unseen" for="place">${people.place}</label>
  <input id="place" name="place" maxlength="120" autocomplete="off" value="${address.place ?? ''}"
    placeholder="${people.place}"><button type="submit" class="quiet">${people.showPlace}</button></form>
<p><a class="chip" href="/people/duplicates">${duplicates.link}</a></p>
</details>`
}

function mostUsed(values: string[]) {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, maxChoices).map(([value]) => value)
}
