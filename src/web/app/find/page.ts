import { fold } from '#language/words/fold.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { type IconName, icon } from '../../kit/icons.ts'
import { avatar } from '../../kit/media.ts'
import { companyHref } from '../companies/page.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { drawReason, foundRow } from '../people/rows.ts'

type Person = Output<'Connections_search'>['connections'][number] | Output<'Connections_list'>['items'][number]
type Row = { href: string; picture: Html; label: string; more?: Part; keys?: string[] | undefined }

const maxPeople = 20

/** People first, then what to do and where to go. The palette asks for it in parts; without script it is a page. */
export async function showFind(page: ScreenRequest): Promise<Screen> {
  const { find } = page.words
  const query = [...(page.query.q?.trim() ?? '')].slice(0, 120).join('')
  const people = await peopleFor(page, query)
  const commands = [...(await companyGroup(page, query)), ...commandGroups(page, query)]
  const found = people.map((person) => personRow(page, person))
  const groups = found.length > 0 ? [{ label: find.people, rows: found }, ...commands] : commands
  page.part('palette', drawPalette(page, groups))
  page.part('palette-list', drawOptions(page, groups))
  const body = html`<h1>${find.title}</h1>
<search><form method="get" action="/find" class="one-field"><label class="unseen" for="q">${find.label}</label>
<input id="q" name="q" type="search" value="${query}" dir="auto" maxlength="120" autocomplete="off"
  placeholder="${find.placeholder}"><button type="submit" class="quiet">${find.submit}</button></form></search>
${
  people.length > 0 &&
  html`<h2>${find.people}</h2><ol class="people">
${people.map((person) => foundRow(page, person))}</ol>`
}
${commands.map(
  ({ label, rows }) => html`<h2>${label}</h2><ul class="palette-rows">
${rows.map(
  (row) => html`<li><a href="${row.href}">${drawRow(row)}</a></li>
`,
)}</ul>
`,
)}`
  return { title: find.title, sheets: ['find'], body }
}

/** Without input, the people of the latest contacts. */
async function peopleFor({ call }: ScreenRequest, query: string): Promise<Person[]> {
  if (query === '') return (await call('Connections_list', { order: 'recent', limit: maxPeople })).items
  return (await call('Connections_search', { query, limit: maxPeople })).connections
}

const maxCompanies = 5

async function companyGroup({ call, words: { companies } }: ScreenRequest, query: string): Promise<Group[]> {
  if (query === '') return []
  const { items } = await call('Organizations_list', { query, order: 'people', limit: maxCompanies })
  const rows = items.map(({ key, name, people }) => {
    return { href: companyHref(key), picture: icon('team'), label: name, more: companies.people({ number: people }) }
  })
  return rows.length > 0 ? [{ label: companies.title, rows }] : []
}

function commandGroups(page: ScreenRequest, query: string): Group[] {
  const { find, shell } = page.words
  const { actions, screens, question } = commandsFor(page, query)
  const groups = [
    { label: find.actions, rows: actions.map(commandRow) },
    { label: find.screens, rows: screens.map(commandRow) },
    { label: shell.ask, rows: question.map(commandRow) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** With why somebody was found who is not called so. */
function personRow(page: ScreenRequest, person: Person): Row {
  const { connectionId, displayName, title, company } = person
  const picture = avatar({ connectionId, displayName, photo: person.photo })
  const role = title ?? company
  const more =
    'matched' in person && person.matched ? drawReason(page, person.matched) : role && html`<bdi>${role}</bdi>`
  return { href: `/people/${connectionId}`, picture, label: displayName, more }
}

const commandRow = ({ href, label, picture, keys }: Command): Row => ({ href, label, picture: icon(picture), keys })

const drawRow = ({ picture, label, more, keys }: Row) =>
  html`${picture}<span class="row-text"><bdi>${label}</bdi>
  ${more && html` <span class="soft small">${more}</span>`}</span>
  ${keys && html` <span class="keys">${keys.map((key) => html`<kbd>${key}</kbd> `)}</span>`}`

type Group = { label: string; rows: Row[] }

/** The dialog in which the palette opens. */
function drawPalette(page: ScreenRequest, groups: Group[]) {
  const { find } = page.words
  return html`<dialog id="palette" class="panel palette" closedby="any" aria-label="${find.label}">
<input type="text" role="combobox" aria-expanded="true" aria-controls="palette-list" aria-autocomplete="list"
  aria-label="${find.label}" dir="auto" maxlength="120" autocomplete="off" autocapitalize="off" spellcheck="false"
  placeholder="${find.placeholder}" autofocus>
${drawOptions(page, groups)}
<p class="unseen" role="status"></p></dialog>`
}

function drawOptions({ words: { find } }: ScreenRequest, groups: Group[]) {
  let at = 0
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return html`<div id="palette-list" class="palette-rows" role="listbox" aria-label="${find.title}"
  data-count="${find.count({ results: count })}">
${groups.map(
  ({
    label,
    rows,
  }) => html`<div role="group" aria-label="${label}"><p class="soft small" aria-hidden="true">${label}</p>
${rows.map(
  (row) => html`<a role="option" id="option-${at++}" href="${row.href}" tabindex="-1"
  aria-selected="false">${drawRow(row)}</a>
`,
)}</div>`,
)}${count === 0 && html`<p class="soft">${find.nothing}</p>`}</div>`
}

/** A screen to go to, or something to do. `keys` are pressed one after the other. */
type Command = { href: string; label: string; picture: IconName; keys?: string[] }

/** The actions and pages that match the input. */
function commandsFor(
  { words: { cards, companies, households, network, years, find, shell, archive, duplicates } }: ScreenRequest,
  query: string,
) {
  const actions: Command[] = [
    { href: '/capture#note', label: find.writeNote, picture: 'note', keys: ['n'] },
    { href: '/capture?record=1', label: find.record, picture: 'memo', keys: ['r'] },
    { href: '/people/new', label: find.addPerson, picture: 'add' },
  ]
  const screens: Command[] = [
    { href: '/today', label: shell.today, picture: 'today', keys: ['g', 't'] },
    { href: '/people', label: shell.people, picture: 'people', keys: ['g', 'p'] },
    { href: '/capture', label: shell.capture, picture: 'capture', keys: ['g', 'c'] },
    { href: '/ask', label: shell.ask, picture: 'ask', keys: ['g', 'a'] },
    { href: '/promises', label: find.promises, picture: 'check' },
    { href: '/followups', label: find.drafts, picture: 'mail' },
    { href: '/leads', label: shell.leads, picture: 'leads' },
    { href: '/cards', label: shell.cards, picture: 'cards' },
    { href: '/qr', label: cards.myCode, picture: 'code' },
    { href: '/imports', label: shell.imports, picture: 'imports' },
    { href: '/people/duplicates', label: duplicates.title, picture: 'merge' },
    { href: '/archive', label: archive.title, picture: 'archive' },
    { href: '/tags', label: find.tags, picture: 'filter' },
    { href: '/companies', label: companies.title, picture: 'team' },
    { href: '/households', label: households.title, picture: 'place' },
    { href: '/network', label: network.title, picture: 'people' },
    { href: '/year', label: years.link, picture: 'clock' },
    { href: '/settings', label: shell.settings, picture: 'settings' },
    { href: '/settings/removed', label: find.removedThings, picture: 'trash' },
    { href: '/keys', label: find.keysTitle, picture: 'menu', keys: ['?'] },
  ]
  const question: Command[] = query
    ? [{ href: `/ask?q=${encodeURIComponent(query)}`, label: find.askThis({ question: query }), picture: 'ask' }]
    : []
  return { actions: actions.filter(matching(query)), screens: screens.filter(matching(query)), question }
}

/** Each word that was typed begins a word of the label. */
function matching(query: string) {
  const typed = wordsOf(query)
  return ({ label }: Command) => {
    const words = wordsOf(label)
    return typed.every((each) => words.some((word) => word.startsWith(each)))
  }
}

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)
