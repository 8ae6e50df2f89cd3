import { html, type Part } from '#platform/html/html.ts'
import { joinAnd } from '../../../kit/lists.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'

const maxShown = 5

/** "with Ana and Luis". Of many, the entry's own page names all. */
export function drawOthers(page: ScreenRequest, { connectionId, ixId, with: others = [] }: Entry) {
  if (others.length === 0) return false
  const { words, params } = page
  const isPart = others.length > maxShown + 1 && !params.ixId
  const shown = isPart ? others.slice(0, maxShown) : others
  const more =
    isPart &&
    html`<a href="/people/${connectionId}/entries/${ixId}">${words.person.moreOthers({
      count: others.length - shown.length,
    })}</a>`
  return html`<p class="others small soft">${words.person.withOthers} ${linkPeople(page, shown, more)}</p>`
}

type Person = NonNullable<Entry['with']>[number]

/** The names of people as a list in words, each a link to their page. */
export function linkPeople({ locale }: ScreenRequest, people: Person[], more: Part = false) {
  const links: Part[] = people.map(
    ({ connectionId, displayName }) => html`<a href="/people/${connectionId}" dir="auto">${displayName}</a>`,
  )
  if (more) links.push(more)
  return joinAnd(locale, links)
}
