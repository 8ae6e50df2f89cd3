import type { Change, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { redraw } from './redraw.ts'

type Form = { formPage: string; show: ShowScreen }
type Changed = (page: ScreenRequest, removedId?: string) => Promise<Change>

const entryChanged: Changed = async (page, removedId) => {
  const { id = '', ixId } = page.params
  const to = `/people/${id}/entries/${ixId}${removedId ? `?removed=${removedId}` : ''}`
  return { to, parts: await redraw(page, { ixId, promises: false, removedId }) }
}

/** The pictures and documents of an entry, or of a capture, which is on the form's page. */
export function serveFiles(screens: AppScreens, form: Form, changed = entryChanged) {
  const file = `${form.formPage}/files/:fileId`
  screens.file(file, ({ call, params: { ixId, fileId } }) => call('Files_get', { ixId, fileId }))
  screens.file(`${file}/preview`, ({ call, params: { ixId, fileId } }) => call('Files_getPreview', { ixId, fileId }))
  screens.take(`${file}/removal`, form, async (page) => {
    const { ixId, fileId } = page.params
    await page.call('Files_remove', { ixId, fileId })
    return changed(page, fileId)
  })
  screens.take(`${file}/restoration`, form, async (page) => {
    const { ixId, fileId } = page.params
    // The address must be of an entry that is there.
    await page.call('Files_list', { ixId })
    await page.call('Files_restore', { fileId })
    return changed(page)
  })
}

/** `refuse` looks at the request first. */
export function serveFileUploads(
  uploads: UploadForms,
  form: Form,
  changed = entryChanged,
  refuse = (_: ScreenRequest) => {},
) {
  uploads.take(`${form.formPage}/files`, {
    ...form,
    operation: 'Files_add',
    path: (page) => {
      refuse(page)
      return { ixId: page.params.ixId }
    },
    done: (page) => changed(page),
  })
}
