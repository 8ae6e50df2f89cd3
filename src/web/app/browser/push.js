/** Turns notifications on for this device, at the press of a button, and shows which of the listed devices is this one. */
import { findMissing } from './parts/push-support.js'

/** A worker that is not there by then never comes. */
const workerMs = 10_000
/** A browser that cannot reach its push service may never say so. */
const serviceMs = 20_000

const missing = findMissing()
if (missing) say(missing)
else {
  document.addEventListener('parts:replaced', () => void showState())
  document.addEventListener('submit', (event) => void subscribeFirst(event), { capture: true })
  document.addEventListener('part:failed', ({ target }) => target === form() && forgetSubscription())
  void showState()
  followPermission().catch(() => {})
}

const form = () => /** @type {HTMLFormElement | null} */ (document.getElementById('push-form'))

/** @param {string} name of what there is to say, and what the browser itself says @param {string} [own] */
function say(name, own = '') {
  const line = document.getElementById('push-state')
  if (line) line.textContent = [line.dataset[name], own].filter(Boolean).join(' ')
}

/** Null where the browser lets no worker run, such as where it may store nothing. @returns {Promise<PushManager | null>} */
async function findManager() {
  const late = new Promise((resolve) => setTimeout(resolve, workerMs, null))
  const registration = await Promise.race([navigator.serviceWorker.ready, late])
  return /** @type {any} */ (registration)?.pushManager ?? null
}

async function showState() {
  const manager = await findManager()
  if (!manager) return say('noWorker')
  const subscription = await manager.getSubscription()
  const rows = [...document.querySelectorAll('[data-endpoint]')]
  const own = rows.find((row) => /** @type {HTMLElement} */ (row).dataset.endpoint === subscription?.endpoint)
  const name = own?.querySelector('strong')
  if (name) name.textContent = document.getElementById('devices')?.dataset.here ?? ''
  // The browser asks nobody again who has blocked it.
  const isBlocked = Notification.permission === 'denied'
  form()?.toggleAttribute('hidden', Boolean(own) || isBlocked)
  if (!own && isBlocked) say('blocked')
}

/** Whoever allows notifications in the settings of the browser finds the button here again. */
async function followPermission() {
  const permission = await navigator.permissions?.query({ name: 'notifications' })
  permission?.addEventListener('change', () => {
    say('')
    void showState()
  })
}

/** The form is sent once it has what the browser gave. @param {SubmitEvent} event */
async function subscribeFirst(event) {
  const target = event.target
  if (!(target instanceof HTMLFormElement) || target !== form() || field(target, 'endpoint').value) return
  event.preventDefault()
  event.stopImmediatePropagation()
  say('')
  const button = target.querySelector('button')
  button?.toggleAttribute('disabled', true)
  try {
    // Older browsers answer by the property alone.
    await Notification.requestPermission()
    if (Notification.permission === 'denied') return await showState()
    if (Notification.permission !== 'granted') return say('dismissed')
    const manager = await findManager()
    if (!manager) return say('noWorker')
    const late = new Promise((_, reject) => setTimeout(reject, serviceMs, new DOMException('', 'AbortError')))
    const subscription = /** @type {PushSubscription} */ (await Promise.race([subscribe(manager), late]))
    const { endpoint, keys = {} } = subscription.toJSON()
    for (const [name, value] of Object.entries({ endpoint, p256dh: keys.p256dh, auth: keys.auth }))
      field(target, name).value = value ?? ''
    // Not while this press is still being handled: a form is not sent twice at once.
    setTimeout(() => target.requestSubmit())
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error)
    // The permission is there: what failed is the push service of the browser's maker.
    say(name === 'AbortError' ? 'noService' : 'failed', message)
  } finally {
    button?.toggleAttribute('disabled', false)
  }
}

/** The service did not take it: the next press asks the browser again. */
function forgetSubscription() {
  for (const hidden of form()?.querySelectorAll('input') ?? []) hidden.value = ''
}

/** @param {PushManager} manager */
async function subscribe(manager) {
  const applicationServerKey = document.getElementById('devices')?.dataset.key ?? ''
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // Another Kith was at this address before: its subscription is in the way.
    const old = await manager.getSubscription()
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError' || !old) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

/** @param {HTMLFormElement} within @param {string} name */
const field = (within, name) => /** @type {HTMLInputElement} */ (within.elements.namedItem(name))
