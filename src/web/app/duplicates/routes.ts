import { sayReason } from '#contract/texts/reason.ts'
import { maxPairs } from '#people/duplicates/api.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { actionButton } from '../../kit/forms.ts'
import { avatar } from '../../kit/media.ts'
import { undoNotice } from '../../kit/notices.ts'
import type { Change, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { drawSides, type Pair as People } from '../merge/sides.ts'

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

/** The last change, with Undo. */
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
  return undoNotice(sentence, undo?.(sentence))
}

type Pair = Output<'Connections_duplicates'>['duplicates'][number]
type Shown = {
  pairs: Pair[]
  hasMore: boolean
  /** The pair to decide on now. */
  current: { at: number; people: People; preview: Output<'Connections_merge'> } | null
  notice: Part
}

/** Pairs of people who may be the same, one after the other: the first side by side, the others as a list. */
function duplicatesPage(page: ScreenRequest, { pairs, hasMore, current, notice }: Shown): Screen {
  const { duplicates: words, people, merge } = page.words
  const count = hasMore ? words.countOrMore({ pairs: pairs.length }) : words.count({ pairs: pairs.length })
  const body = html`<div id="duplicates">
${notice}
${current ? html`<p class="soft">${words.intro} ${count}</p>${drawPair(page, pairs, current)}` : drawNone(page)}
</div>`
  return {
    title: words.title,
    tab: 'people',
    sheets: ['merge', 'edit'],
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${words.title}</h1>
${page.part('duplicates', body)}
<p><a href="/people/merged" data-ahead>${merge.seeMerged}</a></p>`,
  }
}

function drawPair(page: ScreenRequest, pairs: Pair[], { at, people, preview }: NonNullable<Shown['current']>): Html {
  const { duplicates: words } = page.words
  const { kept, other } = people
  const { strength, reasons } = pairs[at] as Pair
  const fields = { kept: kept.connectionId, other: other.connectionId }
  const about = words.pair({ name: kept.displayName, other: other.displayName })
  const skipped = at + 1 < pairs.length ? `?skip=${at + 1}` : ''
  return html`<section aria-labelledby="pair">
  <h2 id="pair"><bdi>${kept.displayName}</bdi> · <bdi>${other.displayName}</bdi></h2>
<p><strong>${words.strengths[strength]}</strong>
${reasons.map((reason) => sayReason(page.words, reason)).join(' ')}</p>
${drawSides(page, people, preview)}
<div class="actions">
${actionButton({
  action: '/people/duplicates/merge',
  label: words.merge,
  about,
  part: 'duplicates',
  fields,
  picture: 'merge',
})}
${actionButton({
  action: '/people/duplicates/merge',
  label: words.mergeInto({ name: other.displayName }),
  about,
  part: 'duplicates',
  fields: { kept: fields.other, other: fields.kept },
  style: 'quiet',
})}
${actionButton({
  action: '/people/duplicates/apart',
  label: words.apart,
  about,
  part: 'duplicates',
  fields,
  style: 'quiet',
})}
${
  pairs.length > 1 &&
  html`<a class="button quiet" href="/people/duplicates${skipped}">
  ${skipped ? words.later : words.backToFirst}</a>`
}
</div></section>
${drawOthers(page, pairs, at)}`
}

function drawOthers({ words }: ScreenRequest, pairs: Pair[], current: number) {
  if (pairs.length < 2) return null
  return html`<h2>${words.duplicates.others}</h2><ul class="candidates">
${pairs.map(
  ({ connection, other, reasons }, at) =>
    at !== current &&
    html`<li class="panel candidate">${avatar(connection)}
  <div><a href="/people/duplicates?skip=${at}"><bdi>${connection.displayName}</bdi> ·
<bdi>${other.displayName}</bdi></a>
    <span class="reason soft">${reasons.map((reason) => sayReason(words, reason)).join(' ')}</span></div></li>
`,
)}</ul>`
}

function drawNone({ words: { duplicates: words } }: ScreenRequest) {
  return html`<div class="panel"><h2>${words.none}</h2><p>${words.noneHint}</p></div>`
}
