import { Refusal } from '#contract/errors.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { importPage } from './import-page.ts'
import { importsPage } from './page.ts'

/** People from a file: read, looked at, added, taken back. */
export function serveImports(screens: AppScreens) {
  const form = { formPage: '/imports/:id', show: showImport }
  screens.show('/imports', showImports)
  screens.show('/imports/:id', showImport)

  screens.take('/imports/:id/application', form, async (page) => {
    const { id } = await page.call('Imports_apply', { id: page.params.id, conflicts: policyIn(page) }, page.form.key)
    return { to: `/imports/${id}` }
  })

  screens.take('/imports/:id/undoing', form, async (page) => {
    const { id } = await page.call('Imports_undo', { id: page.params.id })
    return { to: `/imports/${id}` }
  })
}

export function serveImportUpload(forms: UploadForms) {
  forms.take('/imports', {
    formPage: '/imports',
    show: showImports,
    operation: 'Imports_create',
    path: () => ({}),
    done: async (_, { id }) => ({ to: `/imports/${id}` }),
  })
}

async function showImports(page: ScreenRequest) {
  const { imports } = await page.call('Imports_list', {})
  return importsPage(page, imports)
}

async function showImport(page: ScreenRequest) {
  return importPage(page, await page.call('Imports_get', { id: page.params.id }))
}

function policyIn({ form: { conflicts = 'keep' } }: ScreenRequest) {
  if (!['keep', 'theirs', 'skip'].includes(conflicts)) throw new Refusal('invalid', 'Choose one of the three.')
  return conflicts
}
