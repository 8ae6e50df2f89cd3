/** Signing out: says first what waits here, removes the kept pages, and takes the other tabs along. */

import { forgetDrafts } from './drafts.js'
import { listEntries } from './outbox-store.js'
import { announce } from './part.js'

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('kith-session') : null

export function startSignOut() {
  document.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target)
    if (form.getAttribute('action') !== '/sign-out') return
    event.preventDefault()
    void askFirst()
  })
  channel?.addEventListener('message', () => {
    location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`)
  })
}

async function askFirst() {
  const waiting = await listEntries(document.body.dataset.member ?? '').catch(() => [])
  const dialog = document.getElementById('sign-out-waiting')
  if (waiting.length === 0 || !(dialog instanceof HTMLDialogElement)) return signOut()
  dialog.onclose = () => dialog.returnValue === 'sign-out' && signOut()
  dialog.showModal()
}

async function signOut() {
  try {
    await fetch('/sign-out', { method: 'POST', redirect: 'manual' })
  } catch {
    return announce(document.body.dataset.offline ?? '')
  }
  await forgetMember()
  channel?.postMessage('signed out')
  location.assign('/signed-out')
}

async function forgetMember() {
  forgetDrafts()
  localStorage.removeItem('kith-member')
  localStorage.removeItem('kith-keep-pages')
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.filter((name) => name.startsWith('kith-pages-')).map((name) => caches.delete(name)))
}
