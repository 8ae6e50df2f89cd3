import { maxFiles } from '#people/files/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import { formatSize } from '#platform/storage/storage.ts'
import { actionButton } from '../../../kit/forms.ts'
import { icon } from '../../../kit/icons.ts'
import { undoLine } from '../../../kit/notices.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { momentName } from '../data/when.ts'

/** What the field for files offers. The service looks into each, whatever its name. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp'

/** An entry, or a capture, which is nobody’s yet. */
type Owner = Pick<Entry, 'ixId' | 'files'> & { connectionId?: string | undefined }
type File = NonNullable<Entry['files']>[number]

const addressOf = ({ connectionId, ixId }: Owner) =>
  `${connectionId ? `/people/${connectionId}/entries` : '/capture'}/${ixId}/files`
/** A capture is on a page of its own, which is loaded again. */
const partOf = ({ connectionId, ixId }: Owner) => connectionId && `entry-${ixId}`

/** Where files are chosen for what is being written. The script takes them. */
export const drawAttach = ({ files }: ScreenRequest['words'], { hasCamera = false } = {}) =>
  html`${
    hasCamera &&
    html`<label class="button quiet attach camera" hidden><span class="unseen">${files.camera}</span>${icon('camera')}
<input type="file" accept="image/jpeg,image/png" capture="environment" data-files></label>`
  }<label class="button quiet attach" hidden><span class="unseen">${files.add}</span>${icon('attach')}
<input type="file" multiple accept="${acceptedFiles}" data-files></label>`

/** Those that were chosen, each with a way to leave it out. */
export const drawChosen = ({ files, person }: ScreenRequest['words']) =>
  html`<ul class="chosen-files" data-files-list data-remove="${files.leaveOut({ name: '{name}' })}"
  data-sending="${files.sending({ name: '{name}' })}" data-failed="${files.notAdded({ name: '{name}' })}"
  data-again="${person.tryAgain}" data-large="${files.tooLarge}" data-many="${files.tooMany({ maxFiles })}"
  data-offline="${files.offline}" data-picture="${files.picture}"></ul>`

/** The pictures and documents of an entry, and the way back of one that was just removed. */
export function drawFiles(page: ScreenRequest, entry: Owner, removedId?: string): Html {
  const { files = [] } = entry
  const address = addressOf(entry)
  const drawn = files.map((file) => html`<li>${drawFile(address, file)}</li>`)
  const undo = removedId && {
    id: `file-${removedId}`,
    sentence: page.words.files.removed,
    undo: actionButton({
      action: `${address}/${removedId}/restoration`,
      label: page.words.shell.undo,
      about: page.words.files.removed,
      style: 'link',
      part: partOf(entry),
    }),
  }
  return html`${drawn.length > 0 && html`<ul class="files">${drawn}</ul>`}
${undo && html`<ul class="findings">${undoLine(undo)}</ul>`}`
}

/** The browser knows the size of a picture before it is there, so that nothing moves. */
function drawFile(address: string, { fileId, name, bytes, width = 0, height = 0 }: File) {
  if (!width)
    return html`<a class="document" href="${address}/${fileId}">${icon('note')}<bdi>${name}</bdi>
  <span class="small soft">${formatSize(Math.max(bytes, 104_858))}</span></a>`
  const scale = Math.min(1, 320 / Math.max(width, height)) / 2
  return html`<a href="${address}/${fileId}"><img src="${address}/${fileId}/preview" alt="${name}"
  width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}"
  loading="lazy" decoding="async"></a>`
}

/** In the menu of the entry. */
export function drawFileRemovals(page: ScreenRequest, entry: Owner & Pick<Entry, 'occurredAt'>) {
  return (entry.files ?? []).map(({ fileId, name }) =>
    actionButton({
      action: `${addressOf(entry)}/${fileId}/removal`,
      label: page.words.files.remove({ name }),
      about: momentName(page, entry.occurredAt),
      style: 'quiet',
      picture: 'trash',
      part: partOf(entry),
    }),
  )
}

/** Adds a file to an entry. Works with any browser. */
export function drawFileForm({ words }: ScreenRequest, entry: Owner) {
  const own = `file-of-${entry.ixId}`
  const part = partOf(entry)
  return html`<form method="post" action="${addressOf(entry)}" enctype="multipart/form-data"
  ${part && html`data-part="${part}"`}>
<p class="field"><label for="${own}">${words.files.choose}</label>
<input id="${own}" type="file" name="file" required accept="${acceptedFiles}">
<span class="hint">${words.files.hint}</span></p>
<button type="submit" class="quiet">${words.files.add}</button></form>`
}
