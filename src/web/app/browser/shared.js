/** Sends the files that the service worker took from another app, each once, as imports to look at. */

const state = /** @type {HTMLElement} */ (document.getElementById('shared-state'))

void sendAll().catch(() => say('waits'))

/** @param {'sending' | 'nothing' | 'waits' | 'refused'} name */
function say(name) {
  state.textContent = state.dataset[name] ?? ''
}

async function sendAll() {
  const cache = await caches.open('kith-shared')
  /** @type {string | null} */
  let next = null
  let isRefused = false
  for (const request of await cache.keys()) {
    const file = await cache.match(request)
    const member = file?.headers.get('kith-member')
    if (!file || (member && member !== document.body.dataset.member)) continue
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

/** @param {string} id @param {Response} file */
async function send(id, file) {
  const form = new FormData()
  form.set('contacts', new File([await file.blob()], 'contacts.vcf', { type: 'text/vcard' }))
  const headers = { 'Kith-Part': 'sent', 'Kith-Page': '/shared' }
  return fetch(`/imports?key=${id}`, { method: 'POST', headers, body: form })
}
