import { Refusal } from '#contract/errors.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { archivePage } from './page.ts'
import { archiveStatusPage } from './status-page.ts'

/** Everything out in one file, and in again. */
export function serveArchive(screens: AppScreens) {
  screens.show('/archive', (page) => showArchive(page))
  screens.show('/archive/:id', async (page) =>
    archiveStatusPage(page, await page.call('Archive_status', { id: page.params.id })),
  )
}

export function serveArchiveUpload(forms: UploadForms) {
  forms.take('/archive', {
    formPage: '/archive',
    show: (page) => showArchive(page),
    operation: 'Archive_import',
    path: () => ({}),
    done: async (_, { id }) => ({ to: `/archive/${id}` }),
    failed: showProblem,
  })
}

async function showArchive(page: ScreenRequest, problem?: string): Promise<Screen> {
  const { imports } = await page.call('Archive_imports', {})
  return archivePage(page, imports, problem)
}

/** The form again, with what is wrong with the file. */
async function showProblem(page: ScreenRequest, error: unknown): Promise<Screen> {
  if (!(error instanceof Refusal) || !aboutFile.includes(error.code)) throw error
  return showArchive(page, error.code === 'conflict' ? error.message : page.words.archive.wrongFile)
}

const aboutFile: Refusal['code'][] = ['invalid', 'conflict', 'too_large', 'unsupported_media_type']
