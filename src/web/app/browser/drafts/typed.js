/**
 * Keeps what is typed when the session has ended: the changed fields of all forms wait in this tab when a page is left, and
 * are filled in again if the member comes back from signing in, or by Back.
 */
const store = 'kith-typed'

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/** @typedef {{ name: string, at: number, value: string, isChecked: boolean }} Typed */
/** @typedef {{ member: string, forms: Record<string, Typed[]> }} Kept */

if (comesBack()) restoreTyped()
else sessionStorage.removeItem(store)
document.addEventListener('parts:replaced', restoreTyped)
addEventListener('pagehide', keepTyped)

function keepTyped() {
  const forms = [...document.forms].filter(({ method }) => method === 'post')
  const typed = forms.map((form) => [form.getAttribute('action') ?? '', changesOf(form)])
  const kept = {
    member: document.body.dataset.member,
    forms: Object.fromEntries(typed.filter(([, { length }]) => length)),
  }
  try {
    sessionStorage.setItem(store, JSON.stringify(kept))
  } catch {
    // The store is full or forbidden.
  }
}

/** From signing in, or by Back. Every other way here, the form was taken, or drawn again with what was typed. */
function comesBack() {
  const [visit] = performance.getEntriesByType('navigation')
  const isBack = /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type === 'back_forward'
  return isBack || (URL.parse(document.referrer)?.pathname.startsWith('/sign-in') ?? false)
}

function restoreTyped() {
  /** @type {Kept | null} */
  const kept = JSON.parse(sessionStorage.getItem(store) ?? 'null')
  if (!kept || kept.member !== document.body.dataset.member) return
  for (const form of document.forms) {
    const action = form.getAttribute('action') ?? ''
    const typed = kept.forms[action]
    if (!typed) continue
    delete kept.forms[action]
    for (const each of typed) fill(form, each)
    for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
  }
  sessionStorage.setItem(store, JSON.stringify(kept))
}

/** Never a password. What has `data-draft` is kept on the device already. @param {HTMLFormElement} form @param {string} name */
function fieldsOf(form, name) {
  const kinds = ':is(textarea, select, input:not([type=hidden], [type=password], [type=file])):not([data-draft])'
  return /** @type {Field[]} */ (
    [...form.elements].filter((field) => field.matches(`${kinds}[name="${CSS.escape(name)}"]`))
  )
}

/** @param {HTMLFormElement} form @returns {Typed[]} */
function changesOf(form) {
  const names = new Set([...form.elements].map((field) => field.getAttribute('name') ?? ''))
  return [...names].flatMap((name) =>
    fieldsOf(form, name).flatMap((field, at) => {
      const isChecked = field instanceof HTMLInputElement && field.checked
      return isChanged(field) ? [{ name, at, value: field.value, isChecked }] : []
    }),
  )
}

/** @param {Field} field */
function isChanged(field) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected)
  if (/^(checkbox|radio)$/.test(field.type))
    return /** @type {HTMLInputElement} */ (field).checked !== /** @type {HTMLInputElement} */ (field).defaultChecked
  return field.value !== field.defaultValue
}

/** @param {HTMLFormElement} form @param {Typed} typed */
function fill(form, { name, at, value, isChecked }) {
  const field = fieldsOf(form, name)[at]
  if (!field) return
  if (/^(checkbox|radio)$/.test(field.type)) /** @type {HTMLInputElement} */ (field).checked = isChecked
  else field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

// It is imported as a module, so its names are its own.
export {}
