import { IdCursor } from '#contract/fields.ts'
import { html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { backLink } from '../../kit/document.ts'
import { actionButton } from '../../kit/forms.ts'
import type { Change, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'

const path = '/people/merged'

/** What was merged, the latest first, to undo it also after its notice is gone. */
export function serveMerged(screens: AppScreens) {
  screens.show(path, showMerged)
  screens.take(`${path}/undo`, { formPage: path, show: showMerged }, undo)
}

async function showMerged(page: ScreenRequest): Promise<Screen> {
  const { merge: words, duplicates } = page.words
  const { merges, next } = await page.call('Merges_list', {
    limit: 50,
    cursor: IdCursor.safeParse(page.query.cursor).data,
  })
  const body = html`<div id="merged">
${page.query.undone && html`<p class="notice" role="status" tabindex="-1" data-focus>${words.undone}</p>`}
${
  merges.length > 0
    ? html`<ul class="candidates">${merges.map((merge) => mergeRow(page, merge))}</ul>`
    : html`<p>${words.noMerges}</p>`
}
${next && html`<p><a class="button quiet" href="${path}?cursor=${next}">${words.earlier}</a></p>`}
</div>`
  return {
    title: words.merged,
    tab: 'people',
    sheets: ['merge', 'edit'],
    body: html`${backLink({ href: '/people/duplicates', label: duplicates.title, isLoadedAhead: true })}
<h1>${words.merged}</h1>
<p class="soft">${words.mergedLead}</p>
${page.part('merged', body)}`,
  }
}

type Merge = Output<'Merges_list'>['merges'][number]

/** A merge with somebody who was removed since has no names left, and nothing to undo. */
function mergeRow(page: ScreenRequest, { id, connectionId, connectionName, otherName, ...merge }: Merge) {
  if (!connectionName || !otherName) return null
  const { merge: words } = page.words
  const canUndo = !merge.undoneAt && Temporal.Instant.compare(page.ctx.now(), merge.undoUntil) <= 0
  const until = canUndo ? words.undoUntil({ day: dayName(page, dateOf(page, merge.undoUntil)) }) : words.noUndo
  const about = words.undoAbout({ other: otherName })
  const action = { action: `${path}/undo`, label: words.undo, about, part: 'merged', fields: { merge: id } }
  return html`<li class="panel candidate"><div>
    <span><bdi>${otherName}</bdi> → <a href="/people/${connectionId}"><bdi>${connectionName}</bdi></a></span>
<span class="soft">${dayName(page, dateOf(page, merge.mergedAt))} ·
${merge.undoneAt ? words.wasUndone : until}</span></div>
${canUndo && html`<div class="actions">${actionButton({ ...action, style: 'quiet' })}</div>`}</li>
`
}

async function undo({ call, form }: ScreenRequest): Promise<Change> {
  await call('Connections_undoMerge', { id: form.merge }, form.key)
  return { to: `${path}?undone=yes` }
}
