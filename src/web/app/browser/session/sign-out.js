/** The button that signs out, and other tabs that did. */

import { announce } from '../parts/part.js'

const sessionChannel = 'BroadcastChannel' in window ? new BroadcastChannel('kith-session') : null

export function startSignOut() {
  document.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target)
    if (form.getAttribute('action') !== '/sign-out') return
    event.preventDefault()
    import('./signing-out.js').then(
      ({ askAndSignOut }) => askAndSignOut(sessionChannel),
      () => announce(document.body.dataset.offline ?? ''),
    )
  })
  sessionChannel?.addEventListener('message', () => {
    location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`)
  })
}
