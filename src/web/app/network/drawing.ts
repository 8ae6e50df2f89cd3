import { type Html, html } from '#platform/html/html.ts'
import type { Output } from '../frame/screen.ts'
import { layOut, type Placed } from './layout.ts'

export type Network = Output<'Network_get'>

const margin = 24
/** With more people, only these have a name until one looks closer. */
const maxNamed = 60
const maxNameLength = 16

/** Two paths for all lines, so that a browser draws thousands of them at once. */
export async function drawNetwork({ people, links, companies }: Network): Promise<Html> {
  const nodes = people.map(({ connectionId, entries, company }) => ({ id: connectionId, entries, group: company }))
  const pairs = links.map(({ connectionId, otherId }) => ({ from: connectionId, to: otherId }))
  const layout = await layOut(nodes, pairs)
  const names = new Map(companies.map(({ key, name }) => [key, name]))
  const lines = (which: (link: Network['links'][number]) => boolean) =>
    links
      .filter(which)
      .map(({ connectionId, otherId }) => lineBetween(layout.people.get(connectionId), layout.people.get(otherId)))
      .join('')
  return html`<svg viewBox="${boxAround([...layout.people.values(), ...layout.areas])}" aria-hidden="true">
<g class="areas">${layout.areas.map(
    ({ x, y, radius }) => html`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`,
  )}</g>
<path class="shared" d="${lines(({ related }) => !related)}"/>
<path class="related" d="${lines(({ related }) => related)}"/>
<g class="people">${people.map(({ connectionId, displayName }, at) =>
    drawPerson(connectionId, displayName, layout.people.get(connectionId), at < maxNamed),
  )}</g>
<g class="areas">${layout.areas.map(
    ({ x, y, radius, key = '' }) =>
      html`<text x="${round(x)}" y="${round(y - radius + 10)}">${shorten(names.get(key) ?? key)}</text>`,
  )}</g></svg>`
}

function drawPerson(connectionId: string, displayName: string, place: Placed | undefined, isNamed: boolean) {
  if (!place) return null
  const [x, y] = [round(place.x), round(place.y)]
  return html`<a href="/people/${connectionId}" tabindex="-1"><circle cx="${x}" cy="${y}"
  r="${round(place.radius)}"><title>${displayName}</title></circle><text ${!isNamed && html`class="near"`}
  x="${x}" y="${round(place.y + place.radius + 7)}">${shorten(displayName.split(' ')[0] ?? '')}</text></a>`
}

const round = (number: number) => Math.round(number * 10) / 10

function shorten(name: string) {
  const letters = [...name]
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : name
}

const lineBetween = (from?: Placed, to?: Placed) =>
  from && to ? `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}` : ''

function boxAround(all: Placed[]) {
  const edge = (pick: (each: Placed) => number) => all.reduce((most, each) => Math.max(most, pick(each)), 60) + margin
  const [left, top] = [edge(({ x, radius }) => radius - x), edge(({ y, radius }) => radius - y)]
  return [-left, -top, left + edge(({ x, radius }) => x + radius), top + edge(({ y, radius }) => y + radius)]
    .map(Math.round)
    .join(' ')
}
