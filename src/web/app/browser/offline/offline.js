/** The service worker, and what of it shows on a page. */
import { isTyped, workerAddress } from '../parts/part.js'

const keepChoice = 'kith-keep-pages'

export function startOffline() {
  showIfKept()
  reloadIfScriptsAreGone()
  const { member } = document.body.dataset
  if (member) localStorage.setItem('kith-member', member)
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(workerAddress).catch(() => {})
  startSwitch()
  void tellWorker()
}

/** Pages are kept for reading offline where the app is installed, or where the member says so. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches
const keepsPages = () => isInstalled() || localStorage.getItem(keepChoice) === document.body.dataset.member

async function tellWorker() {
  const { member } = document.body.dataset
  if (!member) return
  const { active } = await navigator.serviceWorker.ready
  const isFresh = document.body.dataset.kept === undefined
  active?.postMessage({ member, keepsPages: keepsPages(), isFresh })
}

/** The service refused this browser: the worker asks whether the session is over, and then removes the kept pages. */
export const doubtSession = () => navigator.serviceWorker?.controller?.postMessage('ask')

function startSwitch() {
  const field = document.querySelector('input[data-keep-pages]')
  if (!(field instanceof HTMLInputElement)) return
  field.closest('[hidden]')?.removeAttribute('hidden')
  field.checked = keepsPages()
  field.disabled = isInstalled()
  field.addEventListener('change', () => {
    if (field.checked) localStorage.setItem(keepChoice, document.body.dataset.member ?? '')
    else localStorage.removeItem(keepChoice)
    void tellWorker()
  })
}

/** The worker marks what comes from this device. A copy says from when it is, in words that the server drew. */
function showIfKept() {
  const { kept, drawn } = document.body.dataset
  if (kept === undefined) return
  void import('./recovery.js')
  if (!drawn) return
  const line = document.createElement('p')
  line.className = 'kept'
  line.textContent = drawn
  document.getElementById('main')?.prepend(line)
}

/**
 * An old page after an update: its scripts may be gone. One reload brings the new ones, but not without a connection, and
 * never over what is being written.
 */
function reloadIfScriptsAreGone() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    const isGone = reason instanceof TypeError && /dynamically imported module|importing a module/i.test(reason.message)
    if (isGone && (!navigator.onLine || isTyped())) return event.preventDefault()
    if (!isGone || sessionStorage.getItem('kith-reloaded') === location.href) return
    sessionStorage.setItem('kith-reloaded', location.href)
    location.reload()
  })
}
