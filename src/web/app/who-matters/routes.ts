import { ifThere } from '../../site/if-there.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { readTags } from '../tags/read-tags.ts'
import { whoMattersPage } from './page.ts'

const pageSize = 10
const maxOffered = 4

/** A quick pass over the people an import added: one tap for a tag or a rhythm. It continues where it was left. */
export function serveWhoMatters(screens: AppScreens) {
  const path = '/imports/:id/who-matters'
  const form = { formPage: path, show: showWhoMatters }
  screens.show(path, showWhoMatters)
  screens.take(path, form, goOn)
  screens.take(`${path}/people/:connectionId`, form, changePerson)
}

async function showWhoMatters(page: ScreenRequest): Promise<Screen> {
  const found = await page.call('Imports_get', { id: page.params.id })
  const after = rowNumber(page.query.after) ?? found.reviewedTo ?? 0
  const { items, next } = await page.call('Imports_rows', { id: found.id, done: 'added', after, limit: pageSize })
  const people = await Promise.all(
    items.map(({ connectionId }) => ifThere(page.call('Connections_get', { connectionId }))),
  )
  return whoMattersPage(page, {
    import: found,
    people: people.filter((person) => person !== null),
    after,
    last: items.at(-1)?.number,
    isLastPage: next === undefined,
    tags: items.length > 0 ? await offeredTags(page, found.tag) : [],
  })
}

/** Remembers that these were seen, and goes to the next. */
async function goOn({ call, params, form }: ScreenRequest): Promise<Change> {
  const { id } = await call('Imports_update', { id: params.id, reviewedTo: rowNumber(form.to) ?? 0 })
  return { to: `/imports/${id}/who-matters?back=${rowNumber(form.after) ?? 0}` }
}

/** A tag or rhythm that the person has is taken away, one that they do not have is given. */
async function changePerson(page: ScreenRequest): Promise<Change> {
  const { id, connectionId } = page.params
  const { tags, rhythmDays } = await page.call('Connections_get', { connectionId })
  const { tag = '', rhythm } = page.form
  const isSame = (each: string) => each.toLowerCase() === tag.trim().toLowerCase()
  const others = tags.filter((each) => !isSame(each))
  const changes = rhythm
    ? { rhythmDays: rhythmDays === Number(rhythm) ? null : Number(rhythm) }
    : { tags: others.length < tags.length ? others : [...tags, tag.trim()] }
  await page.call('Connections_update', { connectionId, ...changes })
  return { to: `/imports/${id}/who-matters?after=${rowNumber(page.form.after) ?? 0}#person-${connectionId}` }
}

/** The tags that most people have, then usual ones. The tag of the whole import tells nobody apart. */
async function offeredTags(page: ScreenRequest, importTag: string | undefined) {
  const known = (await readTags(page)).sort((a, b) => b.people - a.people).map(({ tag }) => tag)
  const offered = [...known.filter((tag) => tag !== importTag).slice(0, maxOffered), ...page.words.whoMatters.usualTags]
  return offered
    .filter((tag, at) => offered.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === at)
    .slice(0, maxOffered)
}

const rowNumber = (text: string | undefined) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined)
