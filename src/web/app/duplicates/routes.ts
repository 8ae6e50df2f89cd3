import { maxPairs } from '#people/duplicates/api.ts'
import { html, type Part } from '#platform/html/html.ts'
import { actionButton } from '../drawing/forms.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { duplicatesPage, type Pair } from './page.ts'

/** People who may be there twice, as a list to work through. */
export function serveDuplicates(screens: AppScreens) {
  const path = '/people/duplicates'
  const form = { formPage: path, show: showDuplicates }
  screens.show(path, showDuplicates)
  screens.take(`${path}/merge`, form, merge)
  screens.take(`${path}/apart`, form, keepApart)
  screens.take(`${path}/merge/undo`, form, undoMerge)
  screens.take(`${path}/apart/undo`, form, undoApart)
}

async function showDuplicates(page: ScreenRequest): Promise<Screen> {
  const { duplicates: pairs, more } = await page.call('Connections_duplicates', { limit: maxPairs })
  const at = Math.min(Number(/^\d{1,2}$/.exec(page.query.skip ?? '')?.[0] ?? 0), pairs.length - 1)
  const pair = pairs[at]
  const current = pair ? { at, ...(await lookAt(page, pair)) } : null
  return duplicatesPage(page, { pairs, hasMore: more !== undefined, current, notice: await drawNotice(page) })
}

/** Both people, and what merging them would do. */
async function lookAt({ call }: ScreenRequest, { connection, other }: Pair) {
  const pair = { connectionId: connection.connectionId, otherId: other.connectionId }
  const [kept, second, preview] = await Promise.all([
    call('Connections_get', { connectionId: pair.connectionId }),
    call('Connections_get', { connectionId: pair.otherId }),
    call('Connections_merge', { ...pair, dryRun: true }),
  ])
  return { people: { kept, other: second }, preview }
}

async function merge({ call, form }: ScreenRequest): Promise<Change> {
  const pair = { connectionId: form.kept, otherId: form.other }
  const { mergeId } = await call('Connections_merge', { ...pair, dryRun: false }, form.key)
  return { to: `/people/duplicates?merged=${mergeId}` }
}

async function keepApart({ call, form }: ScreenRequest): Promise<Change> {
  await call('Connections_keepApart', { connectionId: form.kept, otherId: form.other })
  return { to: `/people/duplicates?apart=${form.kept}&from=${form.other}` }
}

async function undoMerge({ call, form }: ScreenRequest): Promise<Change> {
  await call('Connections_undoMerge', { id: form.merge }, form.key)
  return { to: '/people/duplicates?undone=yes' }
}

async function undoApart({ call, form }: ScreenRequest): Promise<Change> {
  await call('Connections_undoKeepApart', { connectionId: form.kept, otherId: form.other })
  return { to: '/people/duplicates?undone=yes' }
}

/** What was just done, with Undo. */
async function drawNotice(page: ScreenRequest): Promise<Part> {
  const { duplicates: words } = page.words
  const { merged, apart, from, undone } = page.query
  if (undone) return notice(words.undone)
  if (apart && from) {
    const [kept, other] = await Promise.all([nameOf(page, apart), nameOf(page, from)])
    return notice(words.keptApart({ name: kept, other }), undo(page, 'apart/undo', { kept: apart, other: from }))
  }
  if (!merged) return null
  const { merges } = await page.call('Merges_list', { limit: 100 })
  const found = merges.find(({ id }) => id === merged)
  if (!found || found.undoneAt) return null
  const name = await nameOf(page, found.connectionId)
  return notice(words.merged({ name, other: found.otherName ?? name }), undo(page, 'merge/undo', { merge: found.id }))
}

const nameOf = async ({ call }: ScreenRequest, connectionId: string) =>
  (await call('Connections_get', { connectionId })).displayName

function undo({ words: { shell } }: ScreenRequest, action: string, fields: Record<string, string>) {
  return (sentence: string) =>
    actionButton({
      action: `/people/duplicates/${action}`,
      label: shell.undo,
      about: sentence,
      part: 'duplicates',
      fields,
      style: 'link',
    })
}

function notice(sentence: string, undo?: (sentence: string) => Part): Part {
  return html`<div class="undo-line notice" role="status" tabindex="-1" data-focus><span dir="auto">${sentence}</span> ${undo?.(sentence)}</div>`
}
