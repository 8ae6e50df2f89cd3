/** Turns notifications on for this device, at the press of a button, and shows which of the listed devices is this one. */

if (canPush()) {
  document.addEventListener('parts:replaced', () => void showState())
  document.addEventListener('submit', (event) => void subscribeFirst(event), { capture: true })
  void showState()
} else say(isApple() ? 'ios' : 'unsupported')

function canPush() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Browsers on iPhones and iPads push only to apps on the home screen. */
function isApple() {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

const form = () => /** @type {HTMLFormElement | null} */ (document.getElementById('push-form'))

/** @param {'unsupported' | 'ios' | 'blocked' | 'failed' | ''} name */
function say(name) {
  const line = document.getElementById('push-state')
  if (line) line.textContent = name ? (line.dataset[name] ?? '') : ''
}

async function showState() {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  const rows = [...document.querySelectorAll('[data-endpoint]')]
  const own = rows.find((row) => /** @type {HTMLElement} */ (row).dataset.endpoint === subscription?.endpoint)
  const name = own?.querySelector('strong')
  if (name) name.textContent = document.getElementById('devices')?.dataset.here ?? ''
  form()?.toggleAttribute('hidden', Boolean(own))
  if (!own && Notification.permission === 'denied') say('blocked')
}

/** The form is sent once it has what the browser gave. @param {SubmitEvent} event */
async function subscribeFirst(event) {
  const target = event.target
  if (!(target instanceof HTMLFormElement) || target !== form() || field(target, 'endpoint').value) return
  event.preventDefault()
  event.stopImmediatePropagation()
  say('')
  try {
    const { endpoint, keys = {} } = (await subscribe()).toJSON()
    for (const [name, value] of Object.entries({ endpoint, p256dh: keys.p256dh, auth: keys.auth }))
      field(target, name).value = value ?? ''
    // Not while this press is still being handled: a form is not sent twice at once.
    setTimeout(() => target.requestSubmit())
  } catch {
    say(Notification.permission === 'denied' ? 'blocked' : 'failed')
  }
}

async function subscribe() {
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = document.getElementById('devices')?.dataset.key ?? ''
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** @param {HTMLFormElement} within @param {string} name */
const field = (within, name) => /** @type {HTMLInputElement} */ (within.elements.namedItem(name))
