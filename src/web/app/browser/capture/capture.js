/** The Capture screen: the round button, the form that keeps before it sends, and what waits on this device. */
import { capture, changeWaiting, currentMember, discard } from '../outbox/outbox.js'
import { changeEntry, listEntries, readRecording } from '../outbox/outbox-store.js'
import { announce, refresh } from '../parts/part.js'
import { canRecord, startRecording } from './recorder.js'

/** @typedef {import('../outbox/outbox-store.js').Entry} Entry */

const form = /** @type {HTMLFormElement} */ (document.getElementById('capture'))
const button = /** @type {HTMLButtonElement} */ (document.getElementById('record'))
const stateLine = /** @type {HTMLElement} */ (document.getElementById('capture-state'))
const timeLine = /** @type {HTMLElement} */ (document.getElementById('record-time'))
const note = /** @type {HTMLTextAreaElement} */ (document.getElementById('note'))
const file = /** @type {HTMLInputElement} */ (document.getElementById('audio'))
const outbox = /** @type {HTMLElement} */ (document.getElementById('outbox'))
const words = form.dataset
const finder = /** @type {HTMLInputElement | null} */ (document.getElementById('who-query'))
const isPhone = matchMedia('(pointer: coarse)').matches
const saved = (isPhone ? words.savedPhone : words.savedDevice) ?? ''

/** @type {{ id: string, stop: () => void } | null} */
let recording = null
let isStarting = false
let isSaving = false
/** @type {string | null} */
let latest = null

if (currentMember()) start()
else document.getElementById('offline-capture')?.replaceChildren(nobodyLine())

function start() {
  showRecorder(canRecord())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save()
  })
  button.addEventListener('click', () => void press())
  document.addEventListener('keydown', pressKey)
  document.addEventListener('change', keepChoice)
  finder?.addEventListener('input', offerName)
  document.addEventListener('parts:replaced', restoreChoice)
  document.addEventListener('outbox:changed', (event) => void showOutbox(/** @type {CustomEvent} */ (event).detail))
  document.addEventListener('parts:replaced', (event) => {
    const isNotice = /** @type {CustomEvent} */ (event).detail.includes('capture-notice')
    if (isNotice) document.getElementById('capture-notice')?.focus()
  })
  outbox.addEventListener('click', (event) => void act(/** @type {Element} */ (event.target)))
  if (new URLSearchParams(location.search).has('record')) button.focus()
  void showOutbox()
}

function nobodyLine() {
  const line = document.createElement('p')
  line.textContent = document.getElementById('offline-capture')?.dataset.nobody ?? ''
  return line
}

/** Without a microphone, a file field takes a recording of the phone's own recorder. @param {boolean} isPossible */
function showRecorder(isPossible) {
  form.dataset.ready = ''
  button.closest('.recorder')?.toggleAttribute('hidden', !isPossible)
  file.closest('.audio-field')?.toggleAttribute('hidden', isPossible)
  stateLine.textContent = isPossible ? (stateLine.dataset.idle ?? '') : ''
}

/** Space stops the recording from anywhere but a field. @param {KeyboardEvent} event */
function pressKey(event) {
  const target = /** @type {Element} */ (event.target)
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && target === note && !event.isComposing)
    return form.requestSubmit()
  if (event.key !== ' ' || !recording || target.matches('input, textarea, select, button, a')) return
  event.preventDefault()
  recording.stop()
}

async function press() {
  if (recording) return recording.stop()
  if (isStarting) return
  isStarting = true
  try {
    recording = await startRecording({ level, time, failed, ended, fields: takeFields }, chosenPerson())
    showRecording(true)
    say((isPhone ? words.startedPhone : words.startedDevice) ?? '')
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (!isFull) showRecorder(false)
    say((isFull ? words.full : words.noMicrophone) ?? '')
  } finally {
    isStarting = false
  }
}

/** @param {boolean} isRecording */
function showRecording(isRecording) {
  button.classList.toggle('recording', isRecording)
  const label = button.querySelector('.unseen')
  if (label) label.textContent = (isRecording ? button.dataset.stop : button.dataset.record) ?? ''
  timeLine.hidden = !isRecording
  if (isRecording) time(0)
}

/** @param {number} seconds */
function time(seconds) {
  const whole = Math.floor(seconds)
  timeLine.textContent = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** @param {number} value */
function level(value) {
  button.style.setProperty('--level', value.toFixed(2))
}

/** @param {string | null} id */
function ended(id) {
  recording = null
  showRecording(false)
  latest = id
  if (id) saySaved()
  else say(stateLine.dataset.idle ?? '')
}

/** @param {unknown} _error @param {ArrayBuffer[]} pieces */
function failed(_error, pieces) {
  recording = null
  showRecording(false)
  say(words.recordingFull ?? '')
  stateLine.append(' ', downloadLink(new Blob(pieces)))
}

/** @param {Blob} blob */
function downloadLink(blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `kith-${new Date().toISOString().slice(0, 16).replace(':', '')}`
  link.textContent = link.download
  return link
}

/** Shown under the button, and read aloud. @param {string} sentence */
function say(sentence) {
  stateLine.textContent = sentence
}

/** An older message may still ask to try something again: what is saved here asks for nothing. */
function saySaved() {
  say(saved)
  announce('')
}

/** What was written and chosen goes with the recording. */
function takeFields() {
  const fields = { text: note.value.trim(), ...chosenPerson() }
  clearForm()
  return fields
}

/** The page that stands in without a connection has no list: then the address says whom it is about. */
function chosenPerson() {
  const connectionId = String(
    new FormData(form).get('connectionId') ?? new URLSearchParams(location.search).get('for') ?? '',
  )
  return { connectionId, who: connectionId === 'new' ? typedName() : '' }
}

const typedName = () => finder?.value.trim() ?? ''

/** The choice of a new person has the name that is typed, whether or not the service can be asked who has it already. */
function offerName() {
  const field = document.querySelector('#who input[value=new]')
  const words = field?.parentElement?.querySelector('span')
  if (!(field instanceof HTMLInputElement) || !words) return
  const name = typedName()
  words.textContent = (words.dataset.add ?? '').replace('{name}', () => name)
  field.parentElement?.toggleAttribute('hidden', name === '')
  const later = document.querySelector('#who input[value=""]')
  if (name === '' && field.checked && later instanceof HTMLInputElement) later.checked = true
}

function clearForm() {
  const isNameUsed = chosenPerson().who !== ''
  form.reset()
  if (finder && isNameUsed) {
    finder.value = ''
    finder.dispatchEvent(new Event('input', { bubbles: true }))
  }
  note.dispatchEvent(new Event('input', { bubbles: true }))
  chosen = null
}

async function save() {
  const text = note.value.trim()
  const [chosenFile] = file.files ?? []
  if (!text && !chosenFile) return say(words.nothing ?? '')
  // A second press, while the first is still being kept, counts once.
  if (isSaving) return
  isSaving = true
  try {
    const audio = chosenFile && { bytes: await chosenFile.arrayBuffer(), type: chosenFile.type || 'audio/mp4' }
    latest = await capture({ text, ...chosenPerson(), ...(audio && { audio }) })
  } catch {
    return say(words.full ?? '')
  } finally {
    isSaving = false
  }
  clearForm()
  note.focus()
  saySaved()
}

/** @type {Element | null} The chosen person stays to be seen when the search shows others. */
let chosen = null

/** @param {Event} event */
function keepChoice({ target }) {
  if (!(target instanceof HTMLInputElement) || target.name !== 'connectionId') return
  chosen = target.closest('.choice')
  if (recording) void changeEntry(recording.id, chosenPerson())
}

function restoreChoice() {
  const list = document.getElementById('who')
  if (!chosen || !list || list.contains(chosen)) return
  const { value } = /** @type {HTMLInputElement} */ (chosen.querySelector('input'))
  if (value === 'new') return keepNew(list)
  for (const field of list.querySelectorAll('input')) if (field.value === value) field.closest('.choice')?.remove()
  list.prepend(chosen)
  const field = /** @type {HTMLInputElement} */ (chosen.querySelector('input'))
  field.checked = true
}

/** The new person stays chosen while the name is typed. @param {HTMLElement} list */
function keepNew(list) {
  const field = list.querySelector('input[value=new]')
  if (!(field instanceof HTMLInputElement) || typedName() === '') return
  chosen = field.closest('.choice')
  field.checked = true
  offerName()
}

/** @param {string} [sentId] */
async function showOutbox(sentId) {
  if (sentId && sentId === latest) say(words.sent ?? '')
  if (sentId && document.getElementById('captures')) void refresh('captures tabs').catch(() => {})
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
  find(item, '.outbox-state').textContent = [state, reason].filter(Boolean).join(': ')
  find(item, '[data-do=again]').hidden = entry.state !== 'refused'
  find(item, '[data-do=copy]').hidden = !entry.text
  find(item, '[data-do=download]').hidden = !entry.mediaType || entry.state === 'recording'
  find(item, '[data-do=discard]').hidden = entry.state === 'recording'
  return item
}

/** @param {Element} item @param {string} selector @returns {HTMLElement} */
const find = (item, selector) => /** @type {HTMLElement} */ (item.querySelector(selector))

/** @param {Element} target */
async function act(target) {
  const action = /** @type {HTMLElement | null} */ (target.closest('[data-do]'))
  const id = target.closest('li')?.dataset.id
  if (!action || !id) return
  if (action.dataset.do === 'again') await changeWaiting(id, { state: 'waiting', reason: '' })
  if (action.dataset.do === 'discard') await discard(id)
  const entry = (await listEntries(currentMember())).find((each) => each.id === id)
  if (!entry) return
  if (action.dataset.do === 'copy') {
    await navigator.clipboard.writeText(entry.text)
    announce(outbox.dataset.copied ?? '')
  }
  if (action.dataset.do === 'download' && !action.hasAttribute('href')) {
    const { href, download } = downloadLink(new Blob(await readRecording(id), { type: entry.mediaType }))
    Object.assign(action, { href, download })
    action.click()
  }
}
