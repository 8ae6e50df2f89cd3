import type { Change, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { redraw } from './redraw.ts'

/** What has files: an entry or a capture, with the page it is on. */
export type FilesPlace = {
  formPage: string
  show: ShowScreen
  /** After a file was added, removed or restored. */
  changed: (page: ScreenRequest, removedId?: string) => Promise<Change>
}

export const entryFiles = (show: ShowScreen): FilesPlace => ({
  formPage: '/people/:id/entries/:ixId',
  show,
  changed: async (page, removedId) => {
    const { id = '', ixId } = page.params
    const to = `/people/${id}/entries/${ixId}${removedId ? `?removed=${removedId}` : ''}`
    return { to, parts: await redraw(page, { ixId, promises: false, removedId }) }
  },
})

/** Pictures and documents. */
export function serveFiles(screens: AppScreens, { changed, ...form }: FilesPlace) {
  const file = `${form.formPage}/files/:fileId`
  screens.file(file, ({ call, params: { ixId, fileId } }) => call('Files_get', { ixId, fileId }))
  screens.file(`${file}/preview`, ({ call, params: { ixId, fileId } }) => call('Files_getPreview', { ixId, fileId }))
  screens.take(`${file}/removal`, form, async (page) => {
    const { ixId, fileId } = page.params
    await page.call('Files_remove', { ixId, fileId })
    return changed(page, fileId)
  })
  screens.take(`${file}/restoration`, form, async (page) => {
    await page.call('Files_restore', { fileId: page.params.fileId })
    return changed(page)
  })
}

type Check = (page: ScreenRequest) => void

export function serveFileUploads(uploads: UploadForms, { changed, ...form }: FilesPlace, check: Check = () => {}) {
  uploads.take(`${form.formPage}/files`, {
    ...form,
    operation: 'Files_add',
    path: (page) => {
      check(page)
      return { ixId: page.params.ixId }
    },
    done: (page) => changed(page),
  })
}
