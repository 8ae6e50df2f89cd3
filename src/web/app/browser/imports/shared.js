/** Asks about the files that the service worker took, and sends them, each once, as imports to look at. */
import { listShared } from '../parts/shared.js'

const state = /** @type {HTMLElement} */ (document.getElementById('shared-state'))
const question = /** @type {HTMLElement} */ (document.getElementById('shared-question'))

void ask().catch(() => say('nothing'))

/** @param {'sending' | 'nothing' | 'waits' | 'refused'} name */
function say(name) {
  state.textContent = state.dataset[name] ?? ''
}

async function ask() {
  if ((await listOwn()).length === 0) return say('nothing')
  question.hidden = false
  onPress('shared-look', () => sendAll().catch(() => say('waits')))
  onPress('shared-discard', discardAll)
}

/** @param {string} id @param {() => Promise<void>} act */
function onPress(id, act) {
  document.getElementById(id)?.addEventListener('click', () => {
    question.hidden = true
    void act()
  })
}

function listOwn() {
  return listShared(document.body.dataset.member ?? '', 'contacts')
}

async function sendAll() {
  const cache = await caches.open('kith-shared')
  /** @type {string | null} */
  let next = null
  let isRefused = false
  for (const { request, file } of await listOwn()) {
    say('sending')
    const answer = await send(new URL(request.url).pathname.split('/').pop() ?? '', file)
    if (!answer.ok && ![400, 413, 415, 422].includes(answer.status)) return say('waits')
    await cache.delete(request)
    if (answer.ok) next = answer.headers.get('kith-location') ?? '/imports'
    else isRefused = true
  }
  if (next) location.replace(next)
  else say(isRefused ? 'refused' : 'nothing')
}

async function discardAll() {
  const cache = await caches.open('kith-shared')
  for (const { request } of await listOwn()) await cache.delete(request)
  say('nothing')
}

/** @param {string} id @param {Response} file */
async function send(id, file) {
  const form = new FormData()
  form.set('contacts', new File([await file.blob()], 'contacts.vcf', { type: 'text/vcard' }))
  const headers = { 'Kith-Part': 'sent', 'Kith-Page': '/shared' }
  return fetch(`/imports?key=${id}`, { method: 'POST', headers, body: form })
}
