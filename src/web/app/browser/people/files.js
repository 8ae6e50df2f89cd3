/**
 * Pictures and documents for the note that is being written: chosen, dropped on the page or pasted. They stay here until
 * the note is stored, and each until the service has it.
 */
import { newId } from '../parts/ids.js'
import { announce, show } from '../parts/part.js'

const maxFiles = 10
const maxBytes = 20 * 1024 * 1024

/**
 * `forget` is called once it is stored or left out.
 * @typedef {{ id: string, file: File, ixId: string, reason: string, picture?: Element, forget?: (() => void) | undefined }} Chosen
 */

/** @type {Chosen[]} those with an `ixId` wait to be sent again */
let chosen = []

const list = () => /** @type {HTMLElement | null} */ (document.querySelector('[data-files-list]'))

/** @param {string} name @param {string} file */
const sentence = (name, file) => (list()?.dataset[name] ?? '').replace('{name}', () => file)

/** False if there were too many. @param {Iterable<File>} files @param {() => void} [forget] */
export function choose(files, forget) {
  const [large, fitting] = [[...files].filter(isLarge), [...files].filter((file) => !isLarge(file))]
  const taken = fitting.slice(0, maxFiles - chosen.length)
  for (const { name } of large) announce(`${name}: ${list()?.dataset.large}`)
  if (large.length > 0) forget?.()
  chosen.push(...taken.map((file) => ({ id: newId(), file, ixId: '', reason: '', forget })))
  draw()
  if (taken.length < fitting.length) announce(list()?.dataset.many ?? '')
  return taken.length === fitting.length
}

/** @param {File} file */
const isLarge = ({ size }) => size > maxBytes

/** What is sent with the note, which is stored first. */
export function takeFiles() {
  const taken = chosen.filter(({ ixId }) => !ixId)
  chosen = chosen.filter(({ ixId }) => ixId)
  draw()
  return taken
}

/** @param {Chosen[]} files */
export function giveBack(files) {
  chosen = [...files, ...chosen]
  draw()
}

/**
 * Lets somebody keep what was chosen. If that fails, it is in the form again.
 * @template T @param {(files: Chosen[]) => Promise<T>} keep
 */
export async function keepFiles(keep) {
  const files = takeFiles()
  try {
    const kept = await keep(files)
    for (const { forget } of files) forget?.()
    return kept
  } catch (error) {
    giveBack(files)
    throw error
  }
}

/** @param {File} file */
export const isSound = ({ type }) => type.startsWith('audio/')

/** A note needs words: those of its files, if nothing was written. A recording needs none. */
export function wordsForFiles() {
  const files = chosen.flatMap(({ ixId, file }) => (ixId || isSound(file) ? [] : [file]))
  const isPicture = files.length > 0 && files.every(({ type }) => type.startsWith('image/'))
  return isPicture ? (list()?.dataset.picture ?? '') : files.map(({ name }) => name).join('\n')
}

/** @param {HTMLFormElement} form @param {string} ixId @param {Chosen[]} files */
export async function sendFiles(form, ixId, files) {
  const address = `${form.getAttribute('action')}/${ixId}/files`
  for (const each of files) {
    announce(sentence('sending', each.file.name))
    const reason = await send(address, ixId, each)
    if (reason === null) continue
    giveBack([{ ...each, ixId, reason }])
    announce(`${sentence('failed', each.file.name)} ${reason}`)
  }
}

/** Why it was not taken; null if it was. @param {string} address @param {string} ixId @param {Chosen} chosen */
async function send(address, ixId, { id, file }) {
  const body = new FormData()
  body.set('fileId', id)
  body.set('file', file, file.name)
  try {
    const headers = { 'Kith-Part': `entry-${ixId}`, 'Kith-Page': location.pathname }
    const response = await fetch(address, { method: 'POST', headers, body })
    if (!response.ok) return (await response.text()).slice(0, 400)
    await show(response, `entry-${ixId}`)
    announce('')
    return null
  } catch {
    return list()?.dataset.offline ?? ''
  }
}

function draw() {
  list()?.replaceChildren(...chosen.map(drawChosen))
}

/** @param {Chosen} each */
function drawChosen(each) {
  const line = document.createElement('li')
  const { name } = each.file
  const words = document.createElement('span')
  words.dir = 'auto'
  words.textContent = each.ixId ? `${sentence('failed', name)} ${each.reason}` : name
  each.picture ??= preview(each.file)
  line.append(each.picture, words)
  if (each.ixId) line.append(button(list()?.dataset.again ?? '', () => again(each)))
  const leaveOut = button('×', () => drop(each))
  leaveOut.setAttribute('aria-label', sentence('remove', name))
  line.append(leaveOut)
  return line
}

let drawing = Promise.resolve()

/** One after the other, as pictures are large. A document has none. @param {File} file */
function preview(file) {
  const canvas = document.createElement('canvas')
  canvas.hidden = true
  const draw = async () => {
    const bitmap = await createImageBitmap(file, { resizeHeight: 80 })
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height, hidden: false })
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  }
  drawing = drawing.then(draw).catch(() => {})
  return canvas
}

/** @param {string} text @param {() => void} act */
function button(text, act) {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'link'
  made.textContent = text
  made.addEventListener('click', act)
  return made
}

/** @param {Chosen} each */
function drop(each) {
  chosen = chosen.filter((other) => other !== each)
  each.forget?.()
  draw()
}

/** @param {Chosen} each */
function again(each) {
  const form = document.querySelector('form[data-compose]')
  drop(each)
  if (form instanceof HTMLFormElement) void sendFiles(form, each.ixId, [each])
}

/** The composer may be drawn again. */
function start() {
  for (const field of document.querySelectorAll('.attach')) field.removeAttribute('hidden')
  if (list()?.childElementCount !== chosen.length) draw()
}

document.addEventListener('parts:replaced', start)
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.files === undefined) return
  choose(target.files ?? [])
  target.value = ''
})
document.addEventListener('paste', (event) => {
  const files = event.clipboardData?.files
  if (!files?.length || !list()) return
  event.preventDefault()
  choose(files)
})
document.addEventListener('dragover', (event) => {
  if (list() && event.dataTransfer?.types.includes('Files')) event.preventDefault()
})
document.addEventListener('drop', (event) => {
  const files = event.dataTransfer?.files
  if (!files?.length || !list()) return
  event.preventDefault()
  choose(files)
})
addEventListener('beforeunload', (event) => {
  if (chosen.some(({ forget }) => !forget)) event.preventDefault()
})
start()
