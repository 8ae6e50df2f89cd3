import { type Html, html } from '#platform/html/html.ts'
import { sayInWords } from '../../words/service-sentence.ts'
import { formKey } from '../drawing/forms.ts'
import { drawProgress } from '../drawing/progress.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { drawUndo, drawWhoMatters } from './after.ts'
import { drawFilters, type RowFilter } from './filters.ts'
import { importName } from './page.ts'
import { drawRow, type Row } from './row.ts'

type Import = Output<'Imports_get'>
type ShownRows = { filters: RowFilter[]; chosen: RowFilter | undefined; rows: Row[]; next: string | undefined }

/** How far an import is, whom it found, and what can be done with it. */
export function importPage(page: ScreenRequest, each: Import, shown: ShownRows): Screen {
  const { imports: words } = page.words
  const isWorking = ['reading', 'applying', 'undoing'].includes(each.state)
  const title = importName(page, each)
  const body = html`<div id="import" ${isWorking && html`data-poll`}>
<div class="panel"><p class="lead" role="status">${words.states[each.state]}</p>
${isWorking && drawProgress(each.progress, words.progress({ percent: each.progress }))}
${each.failure && html`<p class="late">${sayInWords(page.words, each.failure)}</p>`}
${each.problems.map((problem) => html`<p class="due small" dir="auto">${sayInWords(page.words, problem)}</p>`)}
${drawApply(page, each)}
</div>
${drawWhoMatters(page, each)}
${shown.chosen && drawRows(page, each, shown, shown.chosen)}
${drawUndo(page, each)}
</div>`
  return {
    title,
    sheets: ['imports'],
    scripts: ['poll.js'],
    body: html`<p class="back"><a href="/imports" data-ahead>‹ ${words.title}</a></p>
<h1><bdi>${title}</bdi></h1>
${page.part('import', body)}
<p><a href="/people?order=newest">${words.toPeople}</a></p>`,
  }
}

function drawRows(page: ScreenRequest, each: Import, { filters, rows, next }: ShownRows, chosen: RowFilter): Html {
  const { imports: words } = page.words
  const href = (after?: string) => `/imports/${each.id}?show=${chosen.name}${after ? `&after=${after}` : ''}`
  return html`${drawFilters(page, each.id, filters, chosen)}
<ol class="import-rows">
${rows.map((row) => drawRow(page, each, row))}</ol>
<p class="actions">${page.query.after && html`<a class="button quiet" href="${href()}">${words.first}</a>`} ${next && html`<a class="button quiet" rel="next" href="${href(next)}">${words.next}</a>`}</p>`
}

/** What applying will do, and the button that does it. */
function drawApply({ words: { imports: words } }: ScreenRequest, { id, state, rows, done }: Import): Html | null {
  if (state !== 'ready' && !(state === 'applied' && done.left > 0)) return null
  const known = rows.match + rows.conflict
  if (state === 'ready' && rows.new + known === 0) return html`<p>${words.nothingToAdd}</p>`
  const policies = [
    ['keep', words.keep],
    ['theirs', words.takeTheirs],
    ['skip', words.skip],
  ] as const
  return html`${
    state === 'ready' &&
    html`<p>${rows.new > 0 && words.willAdd({ people: rows.new })} ${known > 0 && words.willUpdate({ people: known })}</p>`
  }
<form method="post" action="/imports/${id}/application" data-part="import tabs">${formKey()}
${state === 'ready' && rows.conflict > 0 && html`<p class="field"><label for="conflicts">${words.conflicts}</label><select id="conflicts" name="conflicts">${policies.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select></p>`}
<button type="submit">${words.apply}</button></form>`
}
