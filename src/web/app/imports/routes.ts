import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { refusalIn } from '../../words/refusal.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { decisionOf } from './choice.ts'
import { chosenFilter, filtersOf, type RowFilter, rowsInput } from './filters.ts'
import { importPage } from './import-page.ts'
import { importsPage } from './page.ts'

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

/** The form again, with what is wrong with the file or its tag. */
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
  if (!['keep', 'theirs', 'skip'].includes(conflicts)) throw new Refusal('invalid', say('refusals.app.chooseOneThree'))
  return conflicts
}

const aboutFile: Refusal['code'][] = ['invalid', 'conflict', 'too_large', 'unsupported_media_type']
