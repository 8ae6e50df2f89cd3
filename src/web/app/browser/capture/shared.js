/** What another app shared is in the form until it is saved or left out. */
import { currentMember } from '../outbox/outbox.js'
import { listShared } from '../parts/shared.js'
import { choose } from '../people/files.js'

/** @type {Set<string>} */
const shown = new Set()

/** Also after something was saved: a note takes ten files, and the others wait. */
export async function showShared() {
  for (const { request, file } of await listShared(currentMember(), 'files')) {
    if (shown.has(request.url)) continue
    const name = decodeURIComponent(file.headers.get('kith-name') ?? '')
    const given = new File([await file.blob()], name, { type: file.headers.get('content-type') ?? '' })
    const forget = async () => void (await (await caches.open('kith-shared')).delete(request))
    if (!choose([given], forget)) return
    shown.add(request.url)
  }
}

/** Without the service, the texts are only in the address. @param {HTMLTextAreaElement} note */
export function fillNote(note) {
  const query = new URLSearchParams(location.search)
  const texts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '')
  note.value ||= texts
    .filter((text, at) => text && !texts.slice(0, at).some((before) => before.includes(text)))
    .join('\n')
}
