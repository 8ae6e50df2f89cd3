import { Refusal } from '#contract/errors.ts'
import { sayReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { type Html, html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { formKey } from '../../kit/forms.ts'
import { progressBar } from '../../kit/notices.ts'
import { refusalIn } from '../../words/refusal.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { drawUndo, drawWhoMatters } from './after.ts'
import { chosenFilter, drawFilters, filtersOf, type RowFilter, rowsInput } from './filters.ts'
import { importName, importsPage } from './page.ts'
import { decisionOf, drawRow, type Row } from './row.ts'

const pageSize = 25

/** People from a file: read, looked at, added, taken back. */
export function serveImports(screens: AppScreens) {
  const form = { formPage: '/imports/:id', show: showImport }
  screens.show('/imports', showImports)
  screens.show('/imports/:id', showImport)

  screens.take('/imports/:id/rows/:rowId', form, async (page) => {
    const { id, rowId } = page.params
    const row = await page.call('Imports_decide', { id, rowId, ...decisionOf(page.form.choice) }, page.form.key)
    return { to: `/imports/${id}?show=${row.verdict}&after=${row.number - 1}` }
  })

  screens.take('/imports/:id/application', form, async (page) => {
    const { id } = await page.call('Imports_apply', { id: page.params.id, conflicts: policyIn(page) }, page.form.key)
    return { to: `/imports/${id}` }
  })

  screens.take('/imports/:id/undoing', form, async (page) => {
    const { id } = await page.call('Imports_undo', { id: page.params.id })
    return { to: `/imports/${id}` }
  })

  screens.take('/imports/:id/removal', form, async (page) => {
    await page.call('Imports_remove', { id: page.params.id })
    return { to: '/imports' }
  })
}

export function serveImportUpload(forms: UploadForms) {
  forms.take('/imports', {
    formPage: '/imports',
    show: showImports,
    operation: 'Imports_create',
    path: () => ({}),
    done: async (_, { id }) => ({ to: `/imports/${id}` }),
    failed: showProblem,
  })
}

async function showImports(page: ScreenRequest) {
  const { imports } = await page.call('Imports_list', {})
  return importsPage(page, imports)
}

/** The form with an error about the file or its tag. */
async function showProblem(page: ScreenRequest, error: unknown): Promise<Screen> {
  if (!(error instanceof Refusal) || !aboutFile.includes(error.code)) throw error
  const { imports } = await page.call('Imports_list', {})
  return importsPage(page, imports, sayProblem(page, error))
}

function sayProblem({ words }: ScreenRequest, error: Refusal) {
  const { noFile, wrongFile, largeFile } = words.imports
  if (error.code === 'too_large') return largeFile
  if (error.code === 'unsupported_media_type') return wrongFile
  const isMissing = error.fields.some(({ field }) => field === 'contacts')
  return isMissing ? noFile : refusalIn(words, error).message
}

async function showImport(page: ScreenRequest) {
  const each = await page.call('Imports_get', { id: page.params.id })
  const filters = each.state === 'reading' ? [] : filtersOf(each)
  const chosen = chosenFilter(filters, page.query.show)
  const { items, next } = chosen ? await readRows(page, each.id, chosen) : { items: [], next: undefined }
  return importPage(page, each, { filters, chosen, rows: items, next })
}

async function readRows({ call, query }: ScreenRequest, id: string, filter: RowFilter) {
  const after = /^\d{1,5}$/.test(query.after ?? '') ? Number(query.after) : 0
  const { items, next } = await call('Imports_rows', { id, ...rowsInput(filter), after, limit: pageSize })
  const isLeft = filter.kind === 'deed' && filter.name === 'left'
  return { items: isLeft ? items.filter(({ done }) => done === undefined) : items, next }
}

function policyIn({ form: { conflicts = 'keep' } }: ScreenRequest) {
  if (!['keep', 'theirs', 'skip'].includes(conflicts)) throw new Refusal('invalid', say('refusals.app.chooseConflicts'))
  return conflicts
}

const aboutFile: Refusal['code'][] = ['invalid', 'conflict', 'too_large', 'unsupported_media_type']

type Import = Output<'Imports_get'>
type ShownRows = { filters: RowFilter[]; chosen: RowFilter | undefined; rows: Row[]; next: string | undefined }

/** An import's progress, its people, and the possible actions. */
function importPage(page: ScreenRequest, each: Import, shown: ShownRows): Screen {
  const { imports: words } = page.words
  const isWorking = ['reading', 'applying', 'undoing'].includes(each.state)
  const title = importName(page, each)
  const body = html`<div id="import" ${isWorking && html`data-poll`}>
<div class="panel"><p class="lead" role="status">${words.states[each.state]}</p>
${isWorking && progressBar(each.progress, words.progress({ percent: each.progress }))}
${each.failure && html`<p class="late">${sayReason(page.words, each.failure)}</p>`}
${each.problems.map((problem) => html`<p class="due small" dir="auto">${sayReason(page.words, problem)}</p>`)}
${drawApply(page, each)}
</div>
${drawWhoMatters(page, each)}
${shown.chosen && drawRows(page, each, shown, shown.chosen)}
${drawUndo(page, each)}
</div>`
  return {
    title,
    sheets: ['imports'],
    scripts: ['parts/poll.js'],
    body: html`${backLink({ href: '/imports', label: words.title, isLoadedAhead: true })}
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
<p class="actions">${page.query.after && html`<a class="button quiet" href="${href()}">${words.first}</a>`}
${next && html`<a class="button quiet" rel="next" href="${href(next)}">${words.next}</a>`}</p>`
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
    html`<p>${rows.new > 0 && words.willAdd({ people: rows.new })}
${known > 0 && words.willUpdate({ people: known })}</p>`
  }
<form method="post" action="/imports/${id}/application" data-part="import tabs">${formKey()}
${
  state === 'ready' &&
  rows.conflict > 0 &&
  html`<p class="field"><label for="conflicts">${words.conflicts}</label>
  <select id="conflicts" name="conflicts">
    ${policies.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select></p>`
}
<button type="submit">${words.apply}</button></form>`
}
