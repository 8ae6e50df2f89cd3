/** The palette: people first, then what to do and where to go. Loaded when it is first opened. */
import { fetchParts } from '../parts/part.js'

const typingPause = 60

/** @type {HTMLDialogElement | null} */
let palette = null
/** The list as it is with nothing typed. @type {Element | null} */
let recent = null
let timer = 0
/** Whether the arrow keys chose since the last letter. */
let hasMoved = false

/** @param {() => string} typedEarly */
export async function togglePalette(typedEarly) {
  if (palette?.open) return palette.close()
  palette ??= await make()
  if (!palette) return location.assign('/find')
  palette.showModal()
  field().value = typedEarly()
  if (field().value) search()
}

export async function openKeys() {
  const old = document.getElementById('keys')
  const dialog = old ?? (await fetchParts('keys', '/keys').catch(() => null))?.querySelector('dialog')
  if (!(dialog instanceof HTMLDialogElement)) return location.assign('/keys')
  if (!old) document.body.append(dialog)
  dialog.showModal()
}

async function make() {
  const parts = await fetchParts('palette', '/find').catch(() => null)
  const dialog = parts?.querySelector('dialog')
  if (!dialog) return null
  document.body.append(dialog)
  recent = dialog.querySelector('[role=listbox]')
  dialog.addEventListener('input', (event) => {
    if (!(/** @type {InputEvent} */ (event).isComposing)) search()
  })
  dialog.addEventListener('keydown', onKey)
  dialog.addEventListener('close', () => {
    field().value = ''
    if (recent) showList(recent)
  })
  select(0)
  return dialog
}

const field = () => /** @type {HTMLInputElement} */ (palette?.querySelector('input'))
const list = () => document.getElementById('palette-list')
const options = () =>
  [...(document.querySelectorAll('#palette [role=option]:not([hidden])') ?? [])].filter(
    (each) => each instanceof HTMLElement,
  )

/** What is there already answers at once, then the server does. An older answer never replaces a newer one. */
function search() {
  const text = field().value.trim()
  clearTimeout(timer)
  hasMoved = false
  if (recent) showList(recent)
  if (!text) return
  const typed = text.toLowerCase()
  for (const option of options()) option.hidden = !option.textContent?.toLowerCase().includes(typed)
  select(0)
  timer = window.setTimeout(async () => {
    const parts = await fetchParts('palette-list', `/find?q=${encodeURIComponent(text)}`).catch(() => null)
    const fresh = parts?.querySelector('[role=listbox]')
    if (fresh && field().value.trim() === text) showList(fresh, hasMoved ? selected()?.textContent : null)
  }, typingPause)
}

/** Keeps the option with this text chosen, if there is one. @param {Element} fresh @param {string | null} [kept] */
function showList(fresh, kept = null) {
  for (const option of fresh.querySelectorAll('[role=option]')) /** @type {HTMLElement} */ (option).hidden = false
  list()?.replaceWith(fresh)
  const status = palette?.querySelector('[role=status]')
  if (status && palette?.open) status.textContent = list()?.dataset.count ?? ''
  const at = options().findIndex((each) => each.textContent === kept)
  select(Math.max(0, at))
}

const selected = () => options().find((each) => each.getAttribute('aria-selected') === 'true')

/** @param {number} at */
function select(at) {
  const all = options()
  const chosen = all[(at + all.length) % all.length]
  for (const each of all) each.setAttribute('aria-selected', String(each === chosen))
  field()?.setAttribute('aria-activedescendant', chosen?.id ?? '')
  chosen?.scrollIntoView({ block: 'nearest' })
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.isComposing) return
  const all = options()
  const chosen = selected()
  const at = chosen ? all.indexOf(chosen) : -1
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  hasMoved ||= step !== undefined
  if (step) select(at + step)
  else if (event.key === 'Enter') all[at]?.click()
  else return
  event.preventDefault()
}
