import { foldedWords } from '#language/words/words.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { type Match, relationsPage } from './page.ts'

/** Who a person is related to: the whole list, where relations are added, changed and removed. */
export function serveRelations(screens: AppScreens) {
  const path = '/people/:id/relations'
  const form = { formPage: path, show: showRelations }
  screens.show(path, showRelations)
  screens.take(path, form, save)
  screens.take(`${path}/:relation/removal`, form, remove)
  screens.take(`${path}/:relation/restoration`, form, restore)
  screens.take(`${path}/:relation/link`, form, link)
}

const pathOf = ({ params }: ScreenRequest) => `/people/${params.id}/relations`

async function showRelations(page: ScreenRequest, state?: FormState): Promise<Screen> {
  const { id } = page.params
  const [person, suggested, known] = await Promise.all([
    page.call('Connections_get', { connectionId: id }),
    page.call('Relations_suggested', { id }),
    page.call('Connections_list', { limit: maxOffered }),
  ])
  const names = (person.relations ?? []).filter(({ connectionId }) => !connectionId).slice(0, maxMatched)
  const matches = new Map<string, Match[]>()
  for (const { relationId, name } of names) matches.set(relationId, await peopleNamed(page, name))
  const others = known.items.filter(({ connectionId }) => connectionId !== id)
  return relationsPage(page, { person, suggested, matches, names: others.map(({ displayName }) => displayName) }, state)
}

const maxOffered = 200
const maxMatched = 10

/** People who may be meant by a name: theirs has all its words. */
async function peopleNamed(page: ScreenRequest, name: string): Promise<Match[]> {
  const { connections } = await page.call('Connections_search', { query: [...name].slice(0, 120).join(''), limit: 5 })
  const words = foldedWords(name)
  return connections.filter(({ connectionId, displayName }) => {
    const theirs = new Set(foldedWords(displayName))
    return connectionId !== page.params.id && words.every((word) => theirs.has(word))
  })
}

/** A name that only one person has is that person; of several, one is chosen on the page. */
async function save(page: ScreenRequest): Promise<Screen | Change> {
  const { id } = page.params
  const { relation, who = '', kind = '', own = '', since = '', until = '', note = '' } = page.form
  try {
    const word = own.trim() || kind
    const details = { since: since.trim() || null, until: until.trim() || null, note: note.trim() || null }
    if (relation) await page.call('Relations_update', { id, relationId: relation, kind: word, ...details })
    else {
      const exact = (await peopleNamed(page, who)).filter((person) => isSameName(person.displayName, who))
      const other = exact.length === 1 ? { connectionId: exact[0]?.connectionId } : { name: who }
      const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null))
      await page.call('Relations_create', { id, kind: word, ...other, ...given }, page.form.key)
    }
  } catch (error) {
    const state = formStateOf(error, page.form)
    const errors = state.errors.map((each) => ({ ...each, field: fieldNames[each.field] ?? each.field }))
    return { ...(await showRelations(page, { ...state, errors })), status: 400 }
  }
  return { to: pathOf(page) }
}

const fieldNames: Record<string, string> = { name: 'who', connectionId: 'who' }

const isSameName = (one: string, other: string) => foldedWords(one).join(' ') === foldedWords(other).join(' ')

async function remove(page: ScreenRequest): Promise<Change> {
  const { id, relation: relationId } = page.params
  await page.call('Relations_remove', { id, relationId })
  return { to: `${pathOf(page)}?removed=${relationId}` }
}

async function restore(page: ScreenRequest): Promise<Change> {
  const { id, relation: relationId } = page.params
  await page.call('Relations_restore', { id, relationId })
  return { to: pathOf(page) }
}

async function link(page: ScreenRequest): Promise<Change> {
  const { id, relation: relationId } = page.params
  await page.call('Relations_update', { id, relationId, connectionId: page.form.other })
  return { to: pathOf(page) }
}
