import { type Html, html, type Part } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoNotice } from '../../kit/notices.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { drawChoice } from './choose.ts'
import { drawSides, type Pair, type Preview } from './sides.ts'

/** Joins two people who are the same, after a look at what that does. */
export function serveMerge(screens: AppScreens) {
  const from = { formPage: '/people/:id/merge', show: showMerge }
  screens.show('/people/:id/merge', showMerge)
  screens.take('/people/:id/merge', from, merge)
  screens.take('/people/:id/merge/apart', from, keepApart)
  screens.take('/people/:id/merge/apart/undo', from, undoApart)
  screens.take('/people/:id/merge/undo', from, undo)
}

async function showMerge(page: ScreenRequest): Promise<Screen> {
  const person = await getPerson(page, page.params.id)
  const { other } = page.query
  const { merge: words } = page.words
  const others = other ? await getPerson(page, other) : null
  const heading = others
    ? words.preview({ name: person.displayName, other: others.displayName })
    : words.heading({ name: person.displayName })
  const content = others ? await preview(page, person, others) : await choice(page, person)
  const body = html`<div id="merge">${backToPerson(person)}
<h1>${heading}</h1>
${await drawNotice(page)}
${content}</div>`
  return { title: heading, tab: 'people', sheets: ['merge', 'edit'], body: page.part('merge', body) }
}

type Person = Awaited<ReturnType<typeof getPerson>>

const getPerson = ({ call }: ScreenRequest, connectionId: string | undefined) =>
  call('Connections_get', { connectionId })

async function preview(page: ScreenRequest, kept: Person, other: Person): Promise<Html> {
  const pair = { connectionId: kept.connectionId, otherId: other.connectionId }
  return drawPreview(page, { kept, other }, await page.call('Connections_merge', { ...pair, dryRun: true }))
}

async function choice(page: ScreenRequest, person: Person): Promise<Html> {
  const { connectionId } = person
  const { q } = page.query
  const [{ duplicates }, found] = await Promise.all([
    page.wants('merge') ? page.call('Connections_duplicates', { connectionId }) : { duplicates: [] },
    q ? page.call('Connections_search', { query: q, limit: 20 }) : null,
  ])
  return html`<p class="soft">${page.words.merge.intro}
<a href="/people/merged" data-ahead>${page.words.merge.seeMerged}</a></p>
${drawChoice(page, person, duplicates, found?.connections ?? null)}`
}

async function merge({ call, params, form }: ScreenRequest): Promise<Change> {
  const pair = { connectionId: params.id, otherId: form.other }
  const { mergeId } = await call('Connections_merge', { ...pair, dryRun: false }, form.key)
  return { to: `/people/${params.id}?merged=${mergeId}` }
}

async function keepApart({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Connections_keepApart', { connectionId: params.id, otherId: form.other })
  return { to: `/people/${params.id}/merge?apart=${form.other}` }
}

async function undoApart({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Connections_undoKeepApart', { connectionId: params.id, otherId: form.other })
  return { to: `/people/${params.id}/merge?together=yes` }
}

async function undo({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Connections_undoMerge', { id: form.merge }, form.key)
  return { to: `/people/${params.id}/merge?undone=${form.merge}` }
}

/** What was just done. */
async function drawNotice(page: ScreenRequest): Promise<Part> {
  const { merge: words, duplicates } = page.words
  const { apart, together, undone } = page.query
  if (undone) return notice(words.undone)
  if (together) return notice(duplicates.undone)
  const other = apart ? await ifThere(getPerson(page, apart)) : null
  if (!other) return null
  const sentence = words.keptApart({ name: other.displayName })
  const undo = actionButton({
    action: `/people/${page.params.id}/merge/apart/undo`,
    label: words.undo,
    about: sentence,
    part: 'merge',
    fields: { other: other.connectionId },
    style: 'link',
  })
  return notice(sentence, undo)
}

/** "Ana R. and Ana Ribeiro are one person now. Undo", for the person's page at `?merged=`. */
export async function drawMergeNotice(page: ScreenRequest, name: string): Promise<Part> {
  const { merge: words } = page.words
  const { merged } = page.query
  if (!merged) return null
  const { merges } = await page.call('Merges_list', { limit: 100 })
  const found = merges.find(({ id }) => id === merged)
  if (!found || found.undoneAt) return null
  const other = found.otherName ?? name
  const undo = actionButton({
    action: `/people/${found.connectionId}/merge/undo`,
    label: words.undo,
    about: words.undoAbout({ other }),
    part: 'merge',
    fields: { merge: found.id },
    style: 'link',
  })
  return notice(words.done({ name, other }), undo)
}

const notice = (sentence: string, action?: Html) => undoNotice(sentence, action)

/** What merging would do, and the buttons that decide. */
function drawPreview(page: ScreenRequest, pair: Pair, preview: Preview): Html {
  const { merge: words } = page.words
  const { kept, other } = pair
  const path = `/people/${kept.connectionId}/merge`
  return html`<p>${words.sure}</p>
${drawSides(page, pair, preview)}
<div class="actions">
${actionButton({
  action: path,
  label: words.merge,
  about: words.preview({ name: kept.displayName, other: other.displayName }),
  part: 'merge',
  fields: { other: other.connectionId },
  picture: 'merge',
})}
${actionButton({
  action: `${path}/apart`,
  label: words.apart,
  about: other.displayName,
  part: 'merge',
  fields: { other: other.connectionId },
  style: 'quiet',
})}
<a class="button quiet" href="/people/${other.connectionId}/merge?other=${kept.connectionId}">
  ${words.swap({ name: other.displayName })}</a>
<a class="button quiet" href="${path}">${words.chooseAnother}</a>
</div>`
}
