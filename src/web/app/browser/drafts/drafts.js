/**
 * Keeps what is typed until the service has it: a text field that says `data-draft="note-{id}"` is kept on this device
 * under the member's id, and comes back after a reload, a failed attempt, an ended session or a crash.
 * `typed.js` keeps the fields of all other forms while the member signs in again.
 */
const prefix = () => `kith-draft-${document.body.dataset.member}-`

export function startDrafts() {
  forgetSent()
  restoreDrafts(document)
  if ('kith-typed' in sessionStorage) loadTyped()
  document.addEventListener('input', ({ target }) => {
    loadTyped()
    if (isDraft(target)) keep(target)
  })
  document.addEventListener('part:taken', ({ target }) => {
    if (target instanceof HTMLFormElement) forget(target)
  })
  document.addEventListener('parts:replaced', () => restoreDrafts(document))
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && !defaultPrevented && target.method === 'post') markSent(target)
  })
}

/** Needed only where something is typed, or was before signing in. */
const loadTyped = () => void import('./typed.js').catch(() => {})

/** @param {EventTarget | null} target @returns {target is HTMLTextAreaElement | HTMLInputElement} */
const isDraft = (target) =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && Boolean(target.dataset.draft)

/** @param {HTMLTextAreaElement | HTMLInputElement} field */
function keep(field) {
  try {
    const key = prefix() + field.dataset.draft
    if (field.value) localStorage.setItem(key, field.value)
    else localStorage.removeItem(key)
  } catch {
    // The store is full or forbidden: the text is still in the field.
  }
}

/** Of this member: whoever signs in here next must not find them. */
export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix())) localStorage.removeItem(key)
}

/** @param {ParentNode} within */
function restoreDrafts(within) {
  for (const field of within.querySelectorAll('[data-draft]')) {
    if (!isDraft(field) || field.value !== field.defaultValue) continue
    const kept = localStorage.getItem(prefix() + field.dataset.draft)
    if (kept) field.value = kept
  }
}

/** @param {HTMLFormElement} form */
const keysOf = (form) =>
  [...form.querySelectorAll('[data-draft]')].filter(isDraft).map((field) => prefix() + field.dataset.draft)

/** @param {HTMLFormElement} form */
function forget(form) {
  for (const key of keysOf(form)) localStorage.removeItem(key)
}

const sent = 'kith-drafts-sent'

/** A form that leads to another page. @param {HTMLFormElement} form */
function markSent(form) {
  const key = form.elements.namedItem('key')
  const drafts = keysOf(form)
  if (key instanceof HTMLInputElement && drafts.length > 0)
    sessionStorage.setItem(sent, [key.value, ...drafts].join('\n'))
}

/** Only the service knows whether it arrived: it leads to an address with the form's key. */
function forgetSent() {
  const [key, ...drafts] = (sessionStorage.getItem(sent) ?? '').split('\n')
  if (!key || new URLSearchParams(location.search).get('added') !== key) return
  sessionStorage.removeItem(sent)
  for (const draft of drafts) localStorage.removeItem(draft)
}
