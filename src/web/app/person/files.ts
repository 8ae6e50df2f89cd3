import type { ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { redraw } from './redraw.ts'

const address = '/people/:id/entries/:ixId/files'
const file = `${address}/:fileId`

/** The pictures and documents of entries. */
export function serveFiles(screens: AppScreens, show: ShowScreen) {
  const formPage = '/people/:id/entries/:ixId'
  screens.file(file, ({ call, params: { ixId, fileId } }) => call('Files_get', { ixId, fileId }))
  screens.file(`${file}/preview`, ({ call, params: { ixId, fileId } }) => call('Files_getPreview', { ixId, fileId }))
  screens.take(`${file}/removal`, { formPage, show }, async (page) => {
    const { ixId, fileId } = page.params
    await page.call('Files_remove', { ixId, fileId })
    return changed(page, fileId)
  })
  screens.take(`${file}/restoration`, { formPage, show }, async (page) => {
    await page.call('Files_restore', { fileId: page.params.fileId })
    return changed(page)
  })
}

export function serveFileUploads(uploads: UploadForms, show: ShowScreen) {
  uploads.take(address, {
    formPage: '/people/:id/entries/:ixId',
    show,
    operation: 'Files_add',
    path: ({ params }) => ({ ixId: params.ixId }),
    done: (page) => changed(page),
  })
}

async function changed(page: ScreenRequest, removedId?: string) {
  const { id = '', ixId } = page.params
  const to = `/people/${id}/entries/${ixId}${removedId ? `?removed=${removedId}` : ''}`
  return { to, parts: await redraw(page, { ixId, promises: false, removedId }) }
}
