/** Signing out: says first what waits here, removes the kept pages, and takes the other tabs along. Loaded at the press of the button. */

import { forgetDrafts } from '../drafts/drafts.js'
import { listEntries } from '../outbox/outbox-store.js'
import { announce } from '../parts/part.js'

/** With something waiting here, asks first. @param {BroadcastChannel | null} otherTabs */
export async function askAndSignOut(otherTabs) {
  const waiting = await listEntries(document.body.dataset.member ?? '').catch(() => [])
  const dialog = document.getElementById('sign-out-waiting')
  if (waiting.length === 0 || !(dialog instanceof HTMLDialogElement)) return signOut(otherTabs)
  dialog.onclose = () => dialog.returnValue === 'sign-out' && signOut(otherTabs)
  dialog.showModal()
}

/** @param {BroadcastChannel | null} otherTabs */
async function signOut(otherTabs) {
  const { offline = '', stillSignedIn = '' } = document.body.dataset
  try {
    const response = await fetch('/sign-out', { method: 'POST' })
    if (!isSignedOut(response)) return say(stillSignedIn)
  } catch {
    return say(offline)
  }
  await forgetMember()
  otherTabs?.postMessage('signed out')
  location.assign('/signed-out')
}

/** The service leads to the page that says so. A refusal, or a hotel's sign-in, is no answer. @param {Response} response */
const isSignedOut = ({ redirected, url }) => redirected && new URL(url).pathname === '/signed-out'

/** The menu, in which the button is, would cover it on a phone. @param {string} sentence */
function say(sentence) {
  document.getElementById('menu')?.hidePopover()
  announce(sentence)
}

async function forgetMember() {
  forgetDrafts()
  localStorage.removeItem('kith-member')
  localStorage.removeItem('kith-keep-pages')
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.filter((name) => name.startsWith('kith-pages-')).map((name) => caches.delete(name)))
}
