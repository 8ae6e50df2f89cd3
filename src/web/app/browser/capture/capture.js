/** The Capture screen: the round button, the form that keeps before it sends, and what waits on this device. */
import { capture, currentMember } from '../outbox/outbox.js'
import { changeEntry } from '../outbox/outbox-store.js'
import { announce, refresh } from '../parts/part.js'
import { startReading } from './reading.js'
import { canRecord, startRecording } from './recorder.js'
import { downloadLink, startWaiting } from './waiting.js'

const form = /** @type {HTMLFormElement} */ (document.getElementById('capture'))
const button = /** @type {HTMLButtonElement} */ (document.getElementById('record'))
const stateLine = /** @type {HTMLElement} */ (document.getElementById('capture-state'))
const timeLine = /** @type {HTMLElement} */ (document.getElementById('record-time'))
const note = /** @type {HTMLTextAreaElement} */ (document.getElementById('note'))
const file = /** @type {HTMLInputElement} */ (document.getElementById('audio'))
const words = form.dataset
const levelBar = /** @type {HTMLElement} */ (document.getElementById('record-level'))
const finder = /** @type {HTMLInputElement | null} */ (document.getElementById('who-query'))
const isPhone = matchMedia('(pointer: coarse)').matches
const saved = (isPhone ? words.savedPhone : words.savedDevice) ?? ''

/** @type {{ id: string, stop: () => void } | null} */
let recording = null
let isStarting = false
let isSaving = false
/** @type {string | null} */
let latest = null

if (currentMember()) startPage()
else document.getElementById('offline-capture')?.replaceChildren(nobodyLine())

function startPage() {
  showRecorder(canRecord())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save()
  })
  button.addEventListener('click', (event) => void press(event))
  button.addEventListener('pointerdown', (event) => void hold(event))
  button.addEventListener('contextmenu', (event) => event.preventDefault())
  startReading(note, () => typedName() === '')
  document.addEventListener('keydown', pressKey)
  document.addEventListener('change', keepChoice)
  finder?.addEventListener('input', offerName)
  document.addEventListener('parts:replaced', restoreChoice)
  document.addEventListener('outbox:changed', (event) => showSent(/** @type {CustomEvent} */ (event).detail))
  document.addEventListener('parts:replaced', (event) => {
    const isNotice = /** @type {CustomEvent} */ (event).detail.includes('capture-notice')
    if (isNotice && document.activeElement !== note) document.getElementById('capture-notice')?.focus()
  })
  startWaiting()
  if (new URLSearchParams(location.search).has('record')) button.focus()
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

/** How long a press is before it holds: then the recording ends with it. */
const holdMs = 500
let heldSince = 0

/** @param {PointerEvent} event */
async function hold({ button: pressed }) {
  if (recording || pressed !== 0) return
  heldSince = performance.now()
  await start()
}

/** The click at the end of a press that began the recording ends it only if it was held. @param {MouseEvent} event */
async function press({ detail }) {
  const isOfPress = detail > 0 && heldSince > 0
  const isHeld = performance.now() - heldSince >= holdMs
  heldSince = 0
  if (!isOfPress) return recording ? recording.stop() : start()
  if (isHeld) recording?.stop()
}

async function start() {
  if (recording || isStarting) return
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
  levelBar.hidden = !isRecording
  if (isRecording) time(0)
}

/** @param {number} seconds */
function time(seconds) {
  const whole = Math.floor(seconds)
  timeLine.textContent = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** @param {number} value */
function level(value) {
  levelBar.style.setProperty('--level', value.toFixed(2))
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

/** Shown under the button, and read aloud. @param {string} sentence */
function say(sentence) {
  stateLine.textContent = sentence
}

/** An older message may still ask to try something again: what is saved here asks for nothing. */
function saySaved() {
  say(navigator.onLine ? saved : `${saved}. ${words.goesOut}`)
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
  const given = String(new FormData(form).get('connectionId') ?? new URLSearchParams(location.search).get('for') ?? '')
  const connectionId = given === '' && isUnanswered() ? 'new' : given
  const named = /** @type {HTMLElement | null} */ (document.querySelector('#who input:checked'))?.dataset.name
  return { connectionId, who: connectionId === 'new' ? (named ?? typedName()) : '' }
}

/** Whether a name was typed that the search hasn’t answered yet, and nobody else was chosen. It is kept. */
const isUnanswered = () =>
  !chosen && typedName() !== '' && document.getElementById('who')?.dataset.query !== typedName()

/** The choice of the person whose name is typed into the search. */
const typedChoice = '#who input[value=new]:not([data-name])'
const typedName = () => finder?.value.trim() ?? ''

/** The choice of a new person has the name that is typed, whether or not the service can be asked who has it already. */
function offerName() {
  const field = document.querySelector(typedChoice)
  const words = field?.parentElement?.querySelector('span')
  if (!(field instanceof HTMLInputElement) || !words) return
  const name = typedName()
  words.textContent = (words.dataset.add ?? '').replace('{name}', () => name)
  field.parentElement?.toggleAttribute('hidden', name === '')
  const later = document.querySelector('#who input[value=""]')
  if (name === '' && field.checked && later instanceof HTMLInputElement) later.checked = true
}

function clearForm() {
  const isNameUsed = chosenPerson().who !== '' && typedName() !== ''
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
  const { value, dataset } = /** @type {HTMLInputElement} */ (chosen.querySelector('input'))
  if (value === 'new' && !dataset.name) return keepNew(list)
  for (const field of list.querySelectorAll('input'))
    if (field.value === value && field.dataset.name === dataset.name) field.closest('.choice')?.remove()
  list.prepend(chosen)
  const field = /** @type {HTMLInputElement} */ (chosen.querySelector('input'))
  field.checked = true
}

/** The new person stays chosen while the name is typed. @param {HTMLElement} list */
function keepNew(list) {
  const field = list.querySelector(typedChoice)
  if (!(field instanceof HTMLInputElement) || typedName() === '') return
  chosen = field.closest('.choice')
  field.checked = true
  offerName()
}

/** What was understood appears at once. @param {{ id: string, address: string } | null} sent */
function showSent(sent) {
  if (!sent) return
  if (sent.id === latest) say(words.sent ?? '')
  if (!document.getElementById('captures')) return
  const isShown = sent.id === latest && sent.address !== ''
  const fresh = isShown ? refresh('capture-notice captures tabs', sent.address) : refresh('captures tabs')
  void fresh.catch(() => {})
}
