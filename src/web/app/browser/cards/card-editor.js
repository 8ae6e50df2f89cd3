/**
 * The form of a card: while it is typed, the card beside it is drawn again with the draft, and the address is checked.
 * The draft goes into a frame as the form's own button sends it.
 */
import { refresh } from '../parts/part.js'

const typingPauseMs = 300
/** @type {number | undefined} */
let timer
let drafts = 0

const updateButton = document.querySelector('[data-update-preview]')
if (updateButton instanceof HTMLElement) updateButton.hidden = true

document.addEventListener('input', ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target)
  const checked = field.dataset.checks ? document.getElementById(field.dataset.checks) : field
  if (checked instanceof HTMLInputElement && checked.dataset.check) checkLater(checked)
  if (field.form?.dataset.preview === undefined) return
  sayUnsaved()
  showLater()
})
document.addEventListener('parts:replaced', (event) => {
  if (!(/** @type {CustomEvent} */ (event).detail.includes('card-form'))) return
  sayUnsaved()
  showGrips()
  showLater()
})
showGrips()
document.addEventListener('pointerdown', (event) => {
  const row = /** @type {Element} */ (event.target).closest?.('[data-drag]')?.closest('li')
  if (!row || !event.isPrimary) return
  event.preventDefault()
  drag(row)
})

/** Nothing is left to save when everything is as the service has it. */
function sayUnsaved() {
  const isUnsaved = hasChanges()
  document.getElementById('unsaved')?.toggleAttribute('hidden', !isUnsaved)
  if (isUnsaved) document.querySelector('#card-form .saved')?.remove()
}

export function hasChanges() {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById('card-form'))
  return form?.dataset.unsaved !== undefined || [...(form?.elements ?? [])].some(isChanged)
}

/** @param {any} field */
function isChanged(field) {
  if (!field.matches('input:not([type=hidden]), textarea, select')) return false
  if (field.options) return [...field.options].some((each) => each.selected !== each.defaultSelected)
  return /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

function showGrips() {
  for (const grip of document.querySelectorAll('[data-drag]')) grip.removeAttribute('hidden')
}

/** The others make room. Where it is dropped, the service numbers the rows anew. @param {HTMLElement} row */
function drag(row) {
  const before = [...(row.parentElement?.children ?? [])]
  row.classList.add('dragged')
  const middleOf = (/** @type {Element} */ each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2
  }
  const move = (/** @type {PointerEvent} */ { clientY }) => {
    for (let next = row.nextElementSibling; next && clientY > middleOf(next); next = row.nextElementSibling)
      row.before(next)
    for (let last = row.previousElementSibling; last && clientY < middleOf(last); last = row.previousElementSibling)
      row.after(last)
  }
  const end = new AbortController()
  const drop = () => {
    end.abort()
    row.classList.remove('dragged')
    const button = row.querySelector('button')
    if (!button?.form || before.every((each, at) => each === row.parentElement?.children[at])) return
    button.form.dataset.unsaved = ''
    button.disabled = false
    button.value = 'links.here'
    button.form.requestSubmit(button)
  }
  document.addEventListener('pointermove', move, { signal: end.signal })
  document.addEventListener('pointerup', drop, { signal: end.signal })
  document.addEventListener('pointercancel', drop, { signal: end.signal })
}

function showLater() {
  clearTimeout(timer)
  timer = window.setTimeout(showDraft, typingPauseMs)
}

/** Into a new frame, which takes the place of the old one when it is drawn: nothing flickers, and Back is not filled. */
function showDraft() {
  const button = document.querySelector('[data-update-preview]')
  const old = document.querySelector('.preview iframe:last-of-type')
  if (!(button instanceof HTMLButtonElement) || !(old instanceof HTMLIFrameElement) || !button.form) return
  const fresh = /** @type {HTMLIFrameElement} */ (old.cloneNode())
  fresh.removeAttribute('src')
  fresh.name = `preview-${++drafts}`
  fresh.classList.add('coming')
  old.after(fresh)
  button.formTarget = fresh.name
  button.form.requestSubmit(button)
  fresh.addEventListener('load', () => {
    if (fresh.contentWindow?.location.href === 'about:blank') return
    const shown = document.querySelector('.preview iframe:not(.coming)')
    const top = /** @type {HTMLIFrameElement | null} */ (shown)?.contentWindow?.scrollY ?? 0
    fresh.contentWindow?.scrollTo(0, top)
    fresh.classList.remove('coming')
    while (fresh.previousElementSibling) fresh.previousElementSibling.remove()
  })
}

/** @type {number | undefined} */
let checking

/** @param {HTMLInputElement} field */
function checkLater(field) {
  clearTimeout(checking)
  checking = window.setTimeout(() => {
    const address = new URL(location.href)
    address.searchParams.set('slug', field.value)
    const workspace = field.form?.elements.namedItem('workspaceId')
    if (workspace instanceof HTMLSelectElement) address.searchParams.set('workspaceId', workspace.value)
    void refresh(field.dataset.check ?? '', address.href).catch(() => {})
  }, typingPauseMs)
}
