/** What waits on this device to be sent, or was refused. */
import { changeWaiting, currentMember, discard } from '../outbox/outbox.js'
import { listEntries, readRecording, waitingFiles } from '../outbox/outbox-store.js'
import { announce } from '../parts/part.js'

/** @typedef {import('../outbox/outbox-store.js').Entry} Entry */

const outbox = /** @type {HTMLElement} */ (document.getElementById('outbox'))

export function startWaiting() {
  document.addEventListener('outbox:changed', () => void showOutbox())
  outbox.addEventListener('click', (event) => void act(/** @type {Element} */ (event.target)))
  void showOutbox()
}

async function showOutbox() {
  const entries = await listEntries(currentMember()).catch(() => [])
  outbox.hidden = entries.length === 0
  outbox.querySelector('ul')?.replaceChildren(...entries.map(drawEntry))
}

/** @param {Entry} entry */
function drawEntry(entry) {
  const template = /** @type {HTMLTemplateElement} */ (outbox.querySelector('template'))
  const item = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true))
  const { memo = '', refused = '', recording = '', waiting = '' } = outbox.dataset
  const state = { recording, refused, waiting }[entry.state]
  // What waits is sent again by itself, so its reason asks nobody to do anything.
  const reason = entry.state === 'refused' && entry.reason
  item.dataset.id = entry.id
  find(item, '.outbox-text').textContent = entry.text || memo
  find(item, '.chosen-files').append(...waitingFiles(entry).map(drawFile))
  find(item, '.outbox-state').textContent = [state, reason].filter(Boolean).join(': ')
  find(item, '[data-do=again]').hidden = entry.state !== 'refused'
  find(item, '[data-do=copy]').hidden = !entry.text
  find(item, 'a[data-do=download]').hidden = !entry.mediaType || entry.state === 'recording'
  find(item, '[data-do=discard]').hidden = entry.state === 'recording'
  return item
}

/** Its name downloads it: a picture from the camera may be nowhere else. @param {import('../outbox/outbox-store.js').WaitingFile} file */
function drawFile({ id, name, reason = '' }) {
  const line = document.createElement('li')
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'link', textContent: name, dir: 'auto' })
  Object.assign(button.dataset, { do: 'download', file: id })
  line.append(button, reason)
  return line
}

/** @param {Element} item @param {string} selector @returns {HTMLElement} */
const find = (item, selector) => /** @type {HTMLElement} */ (item.querySelector(selector))

/** @param {Element} target */
async function act(target) {
  const action = /** @type {HTMLElement | null} */ (target.closest('[data-do]'))
  const id = /** @type {HTMLElement | null} */ (target.closest('li[data-id]'))?.dataset.id
  if (!action || !id) return
  if (action.dataset.do === 'again') await changeWaiting(id, { state: 'waiting', reason: '' })
  if (action.dataset.do === 'discard') await discard(id)
  const entry = (await listEntries(currentMember())).find((each) => each.id === id)
  if (!entry) return
  if (action.dataset.do === 'copy') {
    await navigator.clipboard.writeText(entry.text)
    announce(outbox.dataset.copied ?? '')
  }
  if (action.dataset.do !== 'download') return
  const { name, type } = entry.files?.find((file) => file.id === action.dataset.file) ?? { type: entry.mediaType }
  downloadLink(new Blob(await readRecording(action.dataset.file ?? id), { type }), name).click()
}

/** @param {Blob} blob @param {string} [name] */
export function downloadLink(blob, name = `kith-${new Date().toISOString().slice(0, 16).replace(':', '')}`) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.textContent = name
  return link
}
