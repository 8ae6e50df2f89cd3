/** The Capture screen: the round button, the form that keeps before it sends, and what waits on this device. */
import { capture, currentMember } from '../outbox/outbox.js'
import { changeEntry } from '../outbox/outbox-store.js'
import { announce, refresh } from '../parts/part.js'
import { isSound, keepFiles, wordsForFiles } from '../people/files.js'
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
  takeShared()
  if (new URLSearchParams(location.search).has('record')) button.focus()
}

/** Few come from another app, so the script is loaded for them. */
async function takeShared() {
  if (!('caches' in window) || !(await caches.has('kith-shared'))) return
  const { fillNote, showShared } = await import('./shared.js')
  if (document.getElementById('offline-capture')) fillNote(note)
  await showShared()
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
    recording = await startRecording({ level, time, failed, ended, fields: takeFields }, chosenPeople())
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
  const fields = { text: note.value.trim(), ...chosenPeople() }
  clearForm()
  return fields
}

/** The page that stands in without a connection has no list: then the address says whom it is about. */
function chosenPeople() {
  const fields = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll('#who input:checked')])
  const picked = fields.map(({ value, dataset }) => (value === 'new' ? `new ${dataset.name ?? typedName()}` : value))
  if (!document.getElementById('who')) picked.push(new URLSearchParams(location.search).get('for') ?? '')
  if (picked.length === 0 && isUnanswered()) picked.push(`new ${typedName()}`)
  const named = Object.entries(mentioned()).flatMap(([name, id]) =>
    note.value.includes(`@${name}`) ? [id === 'new' ? `new ${name}` : id] : [],
  )
  const [first = '', ...others] = new Set([...picked, ...named].filter(Boolean))
  const isNew = first.startsWith('new ')
  return { connectionId: isNew ? 'new' : first, who: isNew ? first.slice(4) : '', others }
}

/** Who was chosen as names were typed after an @. @returns {Record<string, string>} */
function mentioned() {
  const field = form.elements.namedItem('mentioned')
  return field instanceof HTMLInputElement && field.value ? JSON.parse(field.value) : {}
}

/** Whether a name was typed that the search hasn’t answered yet, and nobody else was chosen. It is kept. */
const isUnanswered = () =>
  picks.size === 0 && typedName() !== '' && document.getElementById('who')?.dataset.query !== typedName()

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
  if (name === '') field.checked = false
}

function clearForm() {
  const isNameUsed = isUnanswered() || document.querySelector(`${typedChoice}:checked`) !== null
  form.reset()
  if (finder && isNameUsed) {
    finder.value = ''
    finder.dispatchEvent(new Event('input', { bubbles: true }))
  }
  note.dispatchEvent(new Event('input', { bubbles: true }))
  picks.clear()
}

async function save() {
  const text = note.value.trim() || wordsForFiles()
  const [chosenFile] = file.files ?? []
  if (!text && !chosenFile && !form.querySelector('[data-files-list] li')) return say(words.nothing ?? '')
  // A second press, while the first is still being kept, counts once.
  if (isSaving) return
  isSaving = true
  try {
    latest = await keepFiles(async (chosen) => {
      // What was shared or dropped may be a recording.
      const { file: sound = chosenFile, id } = chosen.find(({ file }) => !chosenFile && isSound(file)) ?? {}
      const audio = sound && { bytes: await sound.arrayBuffer(), type: sound.type || 'audio/mp4' }
      const files = chosen.filter((each) => each.id !== id)
      return capture({ text, files, ...chosenPeople(), ...(audio && { audio }) })
    })
  } catch {
    return say(words.full ?? '')
  } finally {
    isSaving = false
  }
  clearForm()
  note.focus()
  saySaved()
  takeShared()
}

/** Who was chosen or not by hand: this stays when the list shows others. @type {Map<string, Element>} */
const picks = new Map()

/** @param {HTMLInputElement} field */
const keyOf = ({ value, dataset }) => `${value} ${dataset.name ?? ''}`

/** @param {Event} event */
function keepChoice({ target }) {
  const choice = target instanceof HTMLInputElement && target.closest('#who .choice')
  if (!(target instanceof HTMLInputElement) || !choice) return
  picks.set(keyOf(target), choice)
  if (recording) void changeEntry(recording.id, chosenPeople())
}

function restoreChoice() {
  const list = document.getElementById('who')
  for (const [key, choice] of [...picks].reverse()) {
    const field = choice.querySelector('input')
    if (!list || !field || list.contains(choice)) continue
    const isTyped = field.matches('[value=new]:not([data-name])')
    const fresh = [...list.querySelectorAll('input')].find((each) => keyOf(each) === key)
    if (fresh) fresh.checked = field.checked && (!isTyped || typedName() !== '')
    if (isTyped) offerName()
    else if (field.checked) {
      fresh?.closest('.choice')?.remove()
      list.prepend(choice)
    }
  }
}

/** What was understood appears at once. @param {{ id: string, address: string, isWhole: boolean } | null} sent */
function showSent(sent) {
  if (!sent) return
  if (sent.id === latest && sent.isWhole) say(words.sent ?? '')
  if (!document.getElementById('captures')) return
  const isShown = sent.id === latest && sent.address !== ''
  const fresh = isShown ? refresh('capture-notice captures tabs', sent.address) : refresh('captures tabs')
  void fresh.catch(() => {})
}
