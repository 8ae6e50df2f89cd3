import { html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { optionsOf } from '../../kit/fields.ts'
import { icon } from '../../kit/icons.ts'
import { companyHref } from '../companies/page.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { drawNetwork, type Network } from './drawing.ts'

const sizes = [60, 300, 2000]
const maxCompanies = 30
const maxNeighbors = 12
/** These would hide the people behind them. */
const manyLinks = 600

/** The member's people and how they are linked, as a drawing and as a list. */
export function serveNetwork(screens: AppScreens) {
  screens.show('/network', showNetwork)
}

async function showNetwork(page: ScreenRequest): Promise<Screen> {
  const { network: words, people } = page.words
  const { tag = '', company = '' } = page.query
  const limit = sizes.find((size) => `${size}` === page.query.people) ?? 300
  const filter = {
    ...(tag && { tag: [...tag].slice(0, 40).join('') }),
    ...(company && { company: company.slice(0, 120) }),
  }
  const network = await page.call('Network_get', { ...filter, limit })
  const hidden = network.total - network.people.length
  return {
    title: words.title,
    tab: 'people',
    sheets: ['people', 'network'],
    scripts: ['people/network.js'],
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${words.title}</h1>
${await drawFilters(page, { tag, company, limit })}
<p class="soft">${words.intro} ${hidden > 0 && words.hidden({ drawn: network.people.length, hidden })}</p>
${
  network.people.length === 0
    ? html`<p class="panel first-step">${words.empty}</p>`
    : html`<div class="network ${network.links.length > manyLinks && 'many'}" id="network">${await drawNetwork(network)}
<div class="zoom" hidden>
<button type="button" class="quiet" data-zoom="in" aria-label="${words.zoomIn}">${icon('add')}</button>
<button type="button" class="quiet" data-zoom="out" aria-label="${words.zoomOut}">−</button>
<button type="button" class="quiet" data-zoom="all" disabled>${words.showAll}</button></div></div>`
}
${drawList(page, network)}`,
  }
}

type Filter = { tag: string; company: string; limit: number }

async function drawFilters(page: ScreenRequest, { tag, company, limit }: Filter) {
  const { network: words, companies } = page.words
  const [labels, { items }] = await Promise.all([
    page.call('Connections_countLabels', {}),
    page.call('Organizations_list', { order: 'people', limit: maxCompanies }),
  ])
  const select = (name: string, label: string, options: { value: string; label: string }[], chosen: string) =>
    html`<label class="unseen" for="${name}">${label}</label><select id="${name}" name="${name}">
${optionsOf([{ value: '', label }, ...options], chosen)}</select>`
  const tags = [...new Set([...labels.tags.map(({ label }) => label), tag])].filter(Boolean)
  const tagOptions = tags.map((each) => ({ value: each, label: each }))
  return html`<form method="get" action="/network" class="network-filters">
${select('tag', words.everyTag, tagOptions, tag)}
${select(
  'company',
  words.everyCompany,
  items.map(({ key, name }) => ({ value: key, label: name })),
  company,
)}
<label class="unseen" for="people">${words.howMany}</label><select id="people" name="people">
${optionsOf(
  sizes.map((size) => ({ value: `${size}`, label: companies.people({ number: size }) })),
  `${limit}`,
)}</select>
<button type="submit" class="quiet">${words.show}</button></form>`
}

/** The same for keyboards and screen readers: who has to do with whom. */
function drawList({ words: { network: words } }: ScreenRequest, { people, links, companies }: Network) {
  const names = new Map(people.map(({ connectionId, displayName }) => [connectionId, displayName]))
  const companyNames = new Map(companies.map(({ key, name }) => [key, name]))
  const neighbors = Map.groupBy(
    links.flatMap(({ connectionId, otherId }) => [
      { from: connectionId, to: otherId },
      { from: otherId, to: connectionId },
    ]),
    ({ from }) => from,
  )
  const personLink = (id: string) => html`<a href="/people/${id}"><bdi>${names.get(id)}</bdi></a>`
  const rows = people.map((person) => {
    const all = neighbors.get(person.connectionId) ?? []
    const key = person.company ?? ''
    const company = key && html` (<a href="${companyHref(key)}"><bdi>${companyNames.get(key)}</bdi></a>)`
    const others = all.slice(0, maxNeighbors).map(({ to }, at) => html`${at > 0 && ', '}${personLink(to)}`)
    const more = all.length > maxNeighbors && html` ${words.andMore({ number: all.length - maxNeighbors })}`
    return html`<li>${personLink(person.connectionId)}${company}${others.length > 0 && html` – ${others}`}${more}</li>
`
  })
  return html`<details class="panel"><summary>${words.asList}</summary><ul class="network-list">${rows}</ul></details>`
}
