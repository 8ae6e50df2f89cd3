import { type Html, html } from '#platform/html/html.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { drawFilters } from './filters.ts'
import { type ListAddress, listHref, pageSize } from './list-address.ts'
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
${items.length === 0 && html`<p class="panel">${people.nobodyFiltered} <a href="/people">${people.showEveryone}</a></p>`}
<ol class="people" id="rows">
${items.map((person) => listedRow(page, person, isByDue))}</ol>
${next && html`<p class="more"><a class="button quiet" id="more" rel="next" data-step="${pageSize}" href="${listHref(address, { from: address.from, after: next })}">${people.showMore}</a></p>`}
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
    html`<li><a href="${listHref(address, { from: letter })}" aria-label="${people.letter({ letter, number: count })}" ${address.from === letter && html`aria-current="true"`}>${letter}</a></li>
`,
)}</ol></nav>`
}

/** What will be here, and the first step. */
function drawEmpty({ words: { people } }: ScreenRequest) {
  return html`<div class="panel first-step"><h2>${people.emptyTitle}</h2><p>${people.emptyText}</p>
<p class="actions"><a class="button" href="/people/new">${people.addFirst}</a> <a class="button quiet" href="/imports">${people.bringIn}</a></p></div>`
}
