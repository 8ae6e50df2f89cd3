import { type Html, html } from '#platform/html/html.ts'
import { icon } from '../drawing/icons.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { drawFound } from './found.ts'
import { drawLineForm } from './line-form.ts'
import { drawList } from './list.ts'
import { type ListAddress, readListAddress } from './list-address.ts'
import { drawRemoved } from './removed.ts'

/** Finds anybody, and lists everybody. */
export async function showPeople(page: ScreenRequest): Promise<Screen> {
  const { people } = page.words
  const query = page.query.q?.trim() ?? ''
  const address = readListAddress(page.query)
  const { count, body } = await (query === '' ? drawList(page, address) : drawFound(page, query))
  const results = html`<section id="people" data-live="connection" data-count="${count}" aria-label="${people.title}">
${body}
</section>`
  return {
    title: query === '' ? people.title : `${query} · ${people.title}`,
    tab: 'people',
    sheets: ['people'],
    scripts: ['people.js'],
    body: html`<header class="people-head"><h1>${people.title}</h1> <p id="people-count" class="soft" role="status">${count}</p>${drawAdd(page)}</header>
${await drawRemoved(page)}
${drawSearch(page, query, address)}
${page.part('people', results)}`,
  }
}

function drawSearch({ words: { people } }: ScreenRequest, query: string, { order, tag, place }: ListAddress): Html {
  const kept = Object.entries({ order: order === 'name' ? '' : order, tag, place }).filter(([, value]) => value)
  return html`<search><form class="find" method="get" action="/people" data-part="people" data-as-typed>
<label class="unseen" for="q">${people.search}</label>
<input id="q" name="q" type="search" value="${query}" dir="auto" maxlength="120" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" placeholder="${people.searchHint}">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button type="submit" class="quiet" aria-label="${people.search}">${icon('search')}</button>
</form></search>`
}

/** One field, opened by a button. */
function drawAdd(page: ScreenRequest) {
  return html`<details class="add"><summary class="button">${icon('add')}<span>${page.words.adding.add}</span></summary>
${drawLineForm(page, true)}
<p><a href="/imports">${page.words.people.bringIn}</a></p></details>`
}
