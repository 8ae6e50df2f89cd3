/**
 * Changes parts of the page in place. A form or link that says `data-part="timeline tabs"` is sent with the header
 * `Kith-Part`, and the server answers with those elements alone.
 */
import { newId } from './ids.js'

/** The only place that turns text into HTML. The text comes from our own server, which escapes what people wrote. */
const policy = /** @type {{ trustedTypes?: any }} */ (globalThis).trustedTypes?.createPolicy('kith', {
  createHTML: (/** @type {string} */ text) => text,
  createScriptURL: (/** @type {string} */ address) => address,
})

/** The service worker: the only script that is not in the page's own HTML. @type {string} */
export const workerAddress = policy?.createScriptURL('/sw.js') ?? '/sw.js'

/** When answers to forms of this page last drew a record, or its absence, by its id: the server's time. @type {Map<string, number>} */
export const drawnByForms = new Map()

/** @type {WeakMap<Element, AbortController>} */
const running = new WeakMap()

export function startParts() {
  document.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target)
    // A button that sends the form into a frame changes nothing on the page.
    if (!form.dataset.part || event.defaultPrevented || event.submitter?.hasAttribute('formtarget')) return
    event.preventDefault()
    void sendForm(form, event.submitter)
  })
  document.addEventListener('input', (event) => {
    const form = /** @type {HTMLInputElement} */ (event.target).form
    if (form?.dataset.asTyped !== undefined && !(/** @type {InputEvent} */ (event).isComposing)) searchAsTyped(form)
  })
  document.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-part]')
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return
    event.preventDefault()
    void followLink(link)
  })
  document.addEventListener('parts:replaced', (event) => redrawIfEmptied(/** @type {CustomEvent} */ (event).detail))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll('form[aria-busy]')) form.removeAttribute('aria-busy')
    for (const field of document.querySelectorAll('input[name=key]')) renewKey(/** @type {HTMLInputElement} */ (field))
  })
}

/** A list whose last row was just done shows what comes then, and the row again after Undo. @param {string} part */
function redrawIfEmptied(part) {
  const list = document.querySelector('[data-rows]')
  if (!(list instanceof HTMLElement) || part.split(' ').includes(list.id)) return
  const rows = list.querySelector('.row:not(.memory)') ? 'some' : 'none'
  if (rows !== list.dataset.rows) void refresh(list.id, location.href).catch(() => {})
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} [submitter] */
export async function sendForm(form, submitter = null) {
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  const fields = new FormData(form, submitter)
  const isFile = form.enctype === 'multipart/form-data'
  const body = isFile ? fields : new URLSearchParams(/** @type {any} */ (fields))
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href
  const isGet = form.method === 'get'
  const address = isGet ? `${action}?${new URLSearchParams(/** @type {any} */ (fields))}` : action
  // Whoever goes to another page meanwhile stays there: the answer must not lead them away again.
  let isLeaving = false
  const leaving = new AbortController()
  addEventListener('beforeunload', () => (isLeaving = true), { signal: leaving.signal })
  try {
    const response = await fetch(address, {
      method: isGet ? 'GET' : 'POST',
      headers: { 'Kith-Part': form.dataset.part ?? '', 'Kith-Page': location.pathname },
      ...(isGet ? {} : { body }),
    })
    const isDone = await show(response, form.dataset.part ?? '', { form, mayLeave: () => !isLeaving })
    form.dispatchEvent(new CustomEvent(isDone ? 'part:done' : 'part:failed', { bubbles: true }))
    if (isDone) tellOtherTabs()
    const key = form.querySelector('input[name=key]')
    if (isDone && key instanceof HTMLInputElement) renewKey(key)
  } catch {
    announce(document.body.dataset.offline ?? '')
    form.dispatchEvent(new CustomEvent('part:failed', { bubbles: true }))
  } finally {
    leaving.abort()
    form.removeAttribute('aria-busy')
  }
}

/**
 * Fetches parts of this page, or of another address, again. `mayReplace` is asked when the answer is there.
 * @param {string} part @param {string} [address] @param {AbortSignal} [signal] @param {(old: HTMLElement) => boolean} [mayReplace]
 */
export async function refresh(part, address = location.href, signal, mayReplace) {
  const response = await fetch(address, { headers: { 'Kith-Part': part }, ...(signal && { signal }) })
  return show(response, part, mayReplace && { mayReplace })
}

/** Fetches parts without showing them. Null if they could not be drawn. @param {string} part @param {string} address */
export async function fetchParts(part, address) {
  const response = await fetch(address, { headers: { 'Kith-Part': part } })
  return response.ok && response.headers.has('kith-build') ? parse(await response.text()) : null
}

/**
 * `form` is what was sent, if anything was. `mayLeave` is asked before another page is opened.
 * @param {Response} response @param {string} part
 * @param {{ form?: HTMLFormElement, mayReplace?: (old: HTMLElement) => boolean, mayLeave?: () => boolean }} [more]
 */
export async function show(response, part, { form, mayReplace, mayLeave = () => true } = {}) {
  if (response.status === 401) {
    location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`)
    return false
  }
  const elsewhere = response.headers.get('kith-location')
  const text = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (!elsewhere && (!isHtml || !response.headers.has('kith-build'))) {
    announce(!isHtml && text.length < 400 ? text : (document.body.dataset.failed ?? ''))
    return false
  }
  // The form may be among what is replaced, or gone with the page: this is the last it hears.
  if (response.ok) form?.dispatchEvent(new CustomEvent('part:taken', { bubbles: true }))
  if (elsewhere) {
    if (mayLeave()) location.assign(elsewhere)
    return true
  }
  if (response.ok && form?.method === 'post' && isOfOtherBuild(response) && !isTyped(form)) {
    location.reload()
    return true
  }
  // The header has whole seconds.
  const drawnAt = form && Date.parse(response.headers.get('date') ?? '') + 1000
  replaceParts(text, part, mayReplace, drawnAt)
  return response.ok
}

const ownBuild = document.querySelector('meta[name="kith-build"]')?.getAttribute('content')
const reloadedFor = 'kith-reloaded-for'

/** The service was updated: scripts and styles of this page no longer fit. Each build asks for one reload only. @param {Response} response */
function isOfOtherBuild({ headers }) {
  const build = headers.get('kith-build') ?? ''
  if (build === ownBuild || sessionStorage.getItem(reloadedFor) === build) return false
  sessionStorage.setItem(reloadedFor, build)
  return true
}

/** Whether there is text that a reload would lose. What has `data-draft` comes back. @param {HTMLFormElement} [sent] */
export function isTyped(sent) {
  const fields = document.querySelectorAll('input:not([type=hidden], [data-draft]), textarea:not([data-draft])')
  return [...fields].some((field) => {
    const { form, value, defaultValue } = /** @type {HTMLInputElement} */ (field)
    return (!sent || form !== sent) && value !== defaultValue
  })
}

/** @param {string} text */
export function parse(text) {
  const template = document.createElement('template')
  template.innerHTML = /** @type {string} */ (policy ? policy.createHTML(text) : text)
  return template.content
}

/** @param {string} text @param {string} part @param {(old: HTMLElement) => boolean} [mayReplace] @param {number} [drawnAt] */
function replaceParts(text, part, mayReplace, drawnAt) {
  for (const fresh of [...parse(text).children]) {
    const old = fresh.id ? document.getElementById(fresh.id) : null
    if (!old || mayReplace?.(old) === false) continue
    const focused = old.contains(document.activeElement) ? document.activeElement : null
    if (drawnAt) noteDrawn(old.outerHTML + fresh.outerHTML, drawnAt)
    keepUndoLines(old, fresh)
    old.replaceWith(fresh)
    if (focused) (mayReplace ? keepFocus : moveFocus)(fresh, focused)
  }
  document.dispatchEvent(new CustomEvent('parts:replaced', { detail: part }))
}

/** @param {string} markup @param {number} drawnAt */
function noteDrawn(markup, drawnAt) {
  for (const [id] of markup.matchAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g)) drawnByForms.set(id, drawnAt)
}

/** What was removed or done keeps its line, with Undo, until the page is left or it is back. @param {Element} old @param {Element} fresh */
function keepUndoLines(old, fresh) {
  for (const line of old.querySelectorAll('.undo-line[id]')) {
    if (findIn(fresh, line)) continue
    const before = findSibling(line, fresh, 'previousElementSibling')
    const after = findSibling(line, fresh, 'nextElementSibling')
    if (before) before.after(line)
    else if (after) after.before(line)
    else prependTo(holderOf(line, fresh), line)
  }
}

/** What it stood in, such as an entry, as far as that is still there. @param {Element} line @param {Element} fresh */
function holderOf(line, fresh) {
  const holder = line.parentElement?.closest('[id]')
  return (holder && findIn(fresh, holder)) ?? fresh
}

/** @param {Element} holder @param {Element} line */
const prependTo = (holder, line) => (holder.querySelector('ul, ol') ?? holder).prepend(line)

/** The nearest neighbour that is still there. @param {Element} line @param {Element} fresh @param {'previousElementSibling' | 'nextElementSibling'} side */
function findSibling(line, fresh, side) {
  for (let each = line[side]; each; each = each[side]) {
    const found = findIn(fresh, each)
    if (found) return found
  }
  return null
}

/** @param {Element} within @param {Element} element */
const findIn = (within, element) => (element.id ? within.querySelector(`#${CSS.escape(element.id)}`) : null)

/** The focus goes where the eye goes: to what is wrong, or to what takes the old one's place. @param {Element} fresh @param {Element} focused */
function moveFocus(fresh, focused) {
  const news =
    fresh.querySelector('[aria-invalid=true]') ??
    (fresh.matches('[data-focus]') ? fresh : fresh.querySelector('[data-focus]'))
  if (news instanceof HTMLElement) news.focus()
  else keepFocus(fresh, focused)
}

const controls = 'button:not([tabindex]), a[href], summary, input:not([type=hidden]), select, textarea'

/** It stays on the same control, or goes to the first one of the same record. Nothing scrolls. @param {Element} fresh @param {Element} focused */
function keepFocus(fresh, focused) {
  /** @type {Element | null} */
  let place = null
  for (let at = focused; at && !place; at = /** @type {any} */ (at.parentElement)) place = findIn(fresh, at)
  const all = [...fresh.querySelectorAll(controls)].filter(
    (each) => each.checkVisibility() && (place ?? fresh).contains(each),
  )
  const next = focused.isConnected ? focused : (all.find((each) => labelOf(each) === labelOf(focused)) ?? all[0])
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  if (next instanceof HTMLInputElement && focused instanceof HTMLInputElement && next.type === 'search')
    next.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

/** @param {Element} control */
const labelOf = (control) => control.ariaLabel ?? control.getAttribute('name') ?? control.textContent

/** @type {WeakMap<HTMLFormElement, number>} */
const timers = new WeakMap()
const typingPause = 60

/** A search whose answers come while it is typed. An older answer never replaces a newer one. @param {HTMLFormElement} form */
function searchAsTyped(form) {
  clearTimeout(timers.get(form))
  timers.set(
    form,
    window.setTimeout(async () => {
      running.get(form)?.abort()
      const controller = new AbortController()
      running.set(form, controller)
      const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)))
      const address = `${form.getAttribute('action')}?${fields}`
      try {
        if (await refresh(form.dataset.part ?? '', address, controller.signal))
          history.replaceState(history.state, '', address)
      } catch {
        if (!controller.signal.aborted) announce(form.dataset.offline ?? document.body.dataset.offline ?? '')
      }
    }, typingPause),
  )
}

/** @param {HTMLAnchorElement} link */
async function followLink(link) {
  try {
    await refresh(link.dataset.part ?? '', link.href)
  } catch {
    location.assign(link.href)
  }
}

/** @param {HTMLInputElement} field */
function renewKey(field) {
  field.value = newId()
}

/** Says something to everybody, in the one place screen readers listen to. @param {string} sentence */
export function announce(sentence) {
  const status = document.getElementById('status')
  if (!status) return
  status.textContent = ''
  requestAnimationFrame(() => {
    status.textContent = sentence
  })
}

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('kith') : null

function tellOtherTabs() {
  channel?.postMessage('changed')
}
