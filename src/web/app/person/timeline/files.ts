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

type Owner = Pick<Entry, 'connectionId' | 'ixId' | 'files'>
type File = NonNullable<Entry['files']>[number]

const addressOf = ({ connectionId, ixId }: Owner) => `/people/${connectionId}/entries/${ixId}/files`

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
      part: `entry-${entry.ixId}`,
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
export function drawFileRemovals(page: ScreenRequest, entry: Entry) {
  return (entry.files ?? []).map(({ fileId, name }) =>
    actionButton({
      action: `${addressOf(entry)}/${fileId}/removal`,
      label: page.words.files.remove({ name }),
      about: momentName(page, entry.occurredAt),
      style: 'quiet',
      picture: 'trash',
      part: `entry-${entry.ixId}`,
    }),
  )
}

/** Adds a file to an entry. Works with any browser. */
export function drawFileForm({ words }: ScreenRequest, entry: Owner) {
  const own = `file-of-${entry.ixId}`
  return html`<form method="post" action="${addressOf(entry)}" enctype="multipart/form-data"
  data-part="entry-${entry.ixId}">
<p class="field"><label for="${own}">${words.files.choose}</label>
<input id="${own}" type="file" name="file" required accept="${acceptedFiles}">
<span class="hint">${words.files.hint}</span></p>
<button type="submit" class="quiet">${words.files.add}</button></form>`
}
