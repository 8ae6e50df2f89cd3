import { fold } from '#language/words/fold.ts'
import { html } from '#platform/html/html.ts'
import { avatar } from '../../kit/media.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { newPerson } from './form.ts'

const maxShown = 5

/** The people a name after an @ may mean, while it is typed. */
export function serveMentions(screens: AppScreens) {
  screens.show('/mentions', async (page) => {
    const query = [...(page.query.q ?? '').trim()].slice(0, 120).join('')
    const found = await page.call('Connections_search', { query, limit: maxShown })
    const people = found.unmatched ? [] : found.connections.filter(({ matched }) => !matched)
    const isKnown = people.some(({ displayName }) => fold(displayName) === fold(query))
    const title = page.words.people.title
    return {
      title,
      tab: 'people',
      sheets: ['find'],
      body: html`<h1>${title}</h1>${drawList(page, people, isKnown || !mayBeName(query) ? '' : query)}`,
    }
  })
}

type Person = { connectionId: string; displayName: string; company?: string | undefined }

const drawList = (page: ScreenRequest, people: Person[], added: string) =>
  page.part(
    'mentions',
    html`<ul id="mentions" class="mentions" role="listbox" aria-label="${page.words.people.title}">${people.map(
      (person) => html`<li role="option" id="mention-${person.connectionId}" data-id="${person.connectionId}"
  data-name="${person.displayName}">${avatar(person)}<span><bdi>${person.displayName}</bdi>${
    person.company && html` <span class="soft small"><bdi>${person.company}</bdi></span>`
  }</span></li>
`,
    )}${
      added &&
      html`<li role="option" id="mention-${newPerson}" data-id="${newPerson}" data-name="${added}"><span
  dir="auto">${page.words.mentions.add({ name: added })}</span></li>`
    }</ul>`,
  )

/** "Luisa", "luisa" or "Luisa Braga", and not "Luis went". */
const mayBeName = (text: string) =>
  /^[\p{L}\p{M}'’-]+$/u.test(text) || /^\p{Lu}[\p{L}\p{M}'’-]*( \p{Lu}[\p{L}\p{M}'’-]*)+$/u.test(text)
