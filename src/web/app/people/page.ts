import { type Html, html } from '#platform/html/html.ts'
import { textareaField } from '../../kit/fields.ts'
import { actionButton, formKey, hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { joinOr } from '../../kit/lists.ts'
import { undoLine } from '../../kit/notices.ts'
import type { Change, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { type Drawn, drawList } from './list.ts'
import { type ListAddress, readListAddress } from './list-address.ts'
import { type Found, foundRow } from './rows.ts'

/** Finds anybody, and lists everybody. */
export async function showPeople(page: ScreenRequest, notice?: Html): Promise<Screen> {
  const { people } = page.words
  const query = page.query.q?.trim() ?? ''
  const address = readListAddress(page.query)
  const { count, body, isEmpty } = await (query === '' ? drawList(page, address) : drawFound(page, query))
  const results = html`<section id="people" data-live="connection" data-count="${count}" aria-label="${people.title}">
<ul id="people-undo">${notice}</ul>
${body}
</section>`
  return {
    title: query === '' ? people.title : `${query} · ${people.title}`,
    tab: 'people',
    sheets: ['people'],
    scripts: ['people/people.js', 'people/select.js'],
    body: html`<header class="people-head"><h1>${people.title}</h1>
<p id="people-count" class="soft" role="status">${count}</p>${!isEmpty && drawAdd(page)}</header>
${await drawRemoved(page)}
${!isEmpty && drawSearch(page, query, address)}
${page.part('people', results)}`,
  }
}

function drawSearch({ words: { people } }: ScreenRequest, query: string, { order, tag, place }: ListAddress): Html {
  const kept = Object.entries({ order: order === 'name' ? '' : order, tag, place }).filter(([, value]) => value)
  return html`<search><form class="find" method="get" action="/people" data-part="people" data-as-typed>
<label class="unseen" for="q">${people.search}</label>
<input id="q" name="q" type="search" value="${query}" dir="auto" maxlength="120" autocomplete="off"
  autocapitalize="off" spellcheck="false" enterkeyhint="search" placeholder="${people.searchHint}">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <button type="submit" class="quiet" aria-label="${people.search}">${icon('search')}</button>
</form></search>`
}

/** One field, opened by a button. */
function drawAdd(page: ScreenRequest) {
  return html`<details class="add"><summary class="button">${icon('add')}<span>${page.words.adding.add}</span></summary>
${drawLineForm(page, true)}
<p><a href="/imports">${page.words.people.bringIn}</a></p></details>`
}

const maxFound = 50

/** What a search found, and what to do if it found nobody. */
async function drawFound(page: ScreenRequest, query: string): Promise<Drawn> {
  const { people } = page.words
  const result = await page.call('Connections_search', { query: [...query].slice(0, 120).join(''), limit: maxFound })
  const { connections, more, unmatched = [] } = result
  if (connections.length === 0) return { count: people.found({ number: 0 }), body: drawNobody(page, query) }
  const count = more ? people.foundMore({ matches: connections.length }) : people.found({ number: connections.length })
  const ambiguity = describeAlike(page, result)
  return {
    count,
    body: html`${
      unmatched.length > 0 &&
      html`<p class="panel">${people.unmatched({
        words: joinOr(
          page.locale,
          unmatched.map((word) => people.quoted({ word })),
        ),
      })}</p>`
    }
${ambiguity && html`<p class="panel">${ambiguity}</p>`}<ol class="people found">
${connections.map((person) => foundRow(page, person))}</ol>${more && html`<p class="soft">${people.more}</p>`}`,
  }
}

function describeAlike({ words }: ScreenRequest, { ambiguous, connections }: Output<'Connections_search'>) {
  if (!ambiguous) return null
  const name = connections[0]?.displayName ?? ''
  const sameName = connections.filter((each: Found) => each.displayName === name).length
  return sameName > 1 ? words.people.sameName({ namesakes: sameName, name }) : words.people.alike
}

function drawNobody({ words: { people } }: ScreenRequest, query: string) {
  return html`<div class="first-step"><p>${people.nobody({ query })}</p>
<form method="post" action="/people">${formKey()}${hiddenField('line', query)}
  <button type="submit" class="quiet">${icon('add')}<span>${people.addFound({ query })}</span></button></form></div>`
}

/** One field for a person: its text is parsed. */
export function drawLineForm({ words: { adding } }: ScreenRequest, isAlone: boolean) {
  return html`<form method="post" action="/people" class="panel">${formKey()}
${textareaField({
  id: 'line',
  label: adding.line,
  hint: adding.lineHint,
  focus: !isAlone,
  more: html`rows="2" maxlength="1000" dir="auto" enterkeyhint="done" data-draft="line"`,
})}
<p class="actions"><button type="submit">${adding.save}</button>
  ${isAlone && html` <a href="/people/new" data-ahead>${adding.useForm}</a>`}</p></form>`
}

/** The address of the list after somebody was removed. */
export const afterRemoval = (connectionId: string) => `/people?removed=${connectionId}`

/** Who was just removed, with the way back. Says nothing of people who are not among the removed. */
export async function drawRemoved({ call, query, words }: ScreenRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'connection' && subjectId === removed)
  if (!removal) return null
  const sentence = words.people.removed({ name: removal.label })
  const undo = { action: `/people/${removed}/restoration`, label: words.shell.undo, about: sentence, part: 'people' }
  return html`<ul>${undoLine({ id: 'removed', sentence, undo: actionButton({ ...undo, style: 'link' }) })}</ul>`
}

export async function restorePerson({ call, params }: ScreenRequest): Promise<Change> {
  const { connectionId } = await call('Connections_restore', { connectionId: params.id })
  return { to: `/people/${connectionId}` }
}
