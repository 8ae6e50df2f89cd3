import { type Html, html } from '#platform/html/html.ts'
import { icon } from '../../kit/icons.ts'
import { rowMenu } from '../../kit/menus.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { type ListAddress, listHref, listOrders, pageSize } from './list-address.ts'
import { type Listed, letterId, letterOf, listedRows } from './rows.ts'
import { drawSelection } from './selection.ts'

export type Drawn = { count: string; body: Html; isEmpty?: boolean }

/** Everybody, or those with a tag or in a place, in an order. */
export async function drawList(page: ScreenRequest, address: ListAddress): Promise<Drawn> {
  const { tag, place, order, select } = address
  const filter = { ...(tag && { tag }), ...(place && { place }) }
  const [{ items, next }, counts, labels] = await Promise.all([
    readRows(page, address),
    page.call('Connections_count', filter),
    page.call('Connections_countLabels', filter),
  ])
  const { people } = page.words
  const count = people.count({ number: counts.total })
  if (counts.total === 0 && !tag && !place) return { count, body: drawEmpty(page), isEmpty: true }
  const rows = listedRows(page, items, { isByDue: order === 'due', isByName: order === 'name', select })
  const list = html`${items.length === 0 && drawNobody(page)}
<ol class="people" id="rows">
${rows}</ol>`
  return {
    count,
    body: html`<div class="list-tools">${drawMenu(page, address)}${drawFilters(page, address, labels)}</div>
<div class="with-letters">
<div>
${address.after && html`<p><a href="${listHref(address, {})}">${people.fromStart}</a></p>`}
${select === undefined ? list : drawSelection(page, { address, list, tags: labels.tags })}
${
  next &&
  html`<p class="more"><a class="button quiet" id="more" rel="next" data-step="${pageSize}"
    href="${listHref(address, { from: address.from, after: next, select })}">${people.showMore}</a></p>`
}
</div>
${order === 'name' && drawLetters(page, address, counts, items)}
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

/** To a row of this page, or to the page that begins with the letter. */
function drawLetters(
  { words: { people } }: ScreenRequest,
  address: ListAddress,
  counts: Output<'Connections_count'>,
  items: Listed[],
) {
  if (counts.total < minForLetters) return null
  const shown = new Set(items.map(letterOf))
  return html`<nav class="letters" aria-label="${people.letters}"><ol>
${counts.letters.map(
  ({ letter, people: count }) =>
    html`<li><a href="${shown.has(letter) ? `#${letterId(letter)}` : listHref(address, { from: letter })}"
    aria-label="${people.letter({ letter, number: count })}">${letter}</a></li>
`,
)}</ol></nav>`
}

/** What will be here, and the first step. */
const drawEmpty = ({ words: { people } }: ScreenRequest) =>
  html`<div class="first-step"><p>${people.emptyText}</p>
<p><a class="button" href="/people/new">${people.addFirst}</a></p></div>`

const drawNobody = ({ words: { people } }: ScreenRequest) =>
  html`<div class="first-step"><p>${people.nobodyFiltered}</p>
<p><a class="button quiet" href="/people">${people.showEveryone}</a></p></div>`

/** The orders, and what else can be done with the list. */
function drawMenu(
  { words: { people, companies, households, network, years, duplicates } }: ScreenRequest,
  address: ListAddress,
) {
  return rowMenu({
    id: 'list-menu',
    label: people.sort,
    about: people.title,
    picture: 'sort',
    items: html`${listOrders.map(
      (order) => html`<a class="button" href="${listHref(address, { order })}"
  ${order === address.order && html`aria-current="true"`}>${people.orders[order]}</a>
`,
    )}<a class="button" href="${listHref(address, { select: 'some' })}" data-select>${people.select}</a>
<a class="button" href="/tags">${people.allTags}</a>
<a class="button" href="/companies">${companies.title}</a>
<a class="button" href="/households">${households.title}</a>
<a class="button" href="/network">${network.title}</a>
<a class="button" href="/year">${years.link}</a>
<a class="button" href="/people/duplicates">${duplicates.link}</a>`,
  })
}

const maxChips = 16

/** The tags and places that most people have, in one line. Those that are on come first, each with a link that takes it away. */
function drawFilters(
  { words: { people } }: ScreenRequest,
  address: ListAddress,
  { tags, places }: Output<'Connections_countLabels'>,
) {
  const { tag, place, from } = address
  const on = [
    tag && { label: tag, href: listHref(address, { tag: undefined }) },
    place && { label: place, href: listHref(address, { place: undefined }) },
    from && { label: people.fromLetter({ letter: from }), href: listHref(address, {}) },
  ].filter((each) => typeof each === 'object')
  const isOn = (label: string, chosen = '') => label.toLowerCase() === chosen.toLowerCase()
  const off = [
    ...tags.filter(({ label }) => !isOn(label, tag)).map((each) => ({ ...each, isPlace: false })),
    ...places.filter(({ label }) => !isOn(label, place)).map((each) => ({ ...each, isPlace: true })),
  ]
    .toSorted((a, b) => b.people - a.people)
    .slice(0, maxChips)
  if (on.length + off.length === 0) return null
  return html`<nav class="filters" aria-label="${people.filters}"><ul>
${on.map(
  ({ label, href }) =>
    html`<li><a class="chip" href="${href}" aria-current="true"><bdi>${label}</bdi>${icon('close')}
    <span class="unseen">${people.removeFilter}</span></a></li>
`,
)}${off.map(
  ({ label, isPlace }) =>
    html`<li><a class="chip" href="${listHref(address, isPlace ? { place: label } : { tag: label })}"
    data-ahead>${isPlace && icon('place')}<bdi>${label}</bdi></a></li>
`,
)}</ul></nav>`
}
