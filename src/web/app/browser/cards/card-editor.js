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
  sayUnsaved(true)
  showLater()
})
document.addEventListener('parts:replaced', (event) => {
  if (!(/** @type {CustomEvent} */ (event).detail.includes('card-form'))) return
  sayUnsaved(document.querySelector('form[data-unsaved]') !== null)
  showLater()
})

/** @param {boolean} isUnsaved */
function sayUnsaved(isUnsaved) {
  document.getElementById('unsaved')?.toggleAttribute('hidden', !isUnsaved)
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
