/** Shows whom a note is about while it is written. Without a connection, the people shown stay. */
import { show } from '../parts/part.js'

const pauseMs = 350

/** @param {HTMLTextAreaElement} note @param {() => boolean} maySearch false while a person is looked for */
export function startReading(note, maySearch) {
  let timer = 0
  /** @type {AbortController | null} */
  let running = null
  const readSoon = () => {
    if (!document.getElementById('who')) return
    timer = window.setTimeout(() => {
      running = new AbortController()
      if (navigator.onLine && maySearch()) void read(note, maySearch, running.signal).catch(() => {})
    }, pauseMs)
  }
  note.addEventListener('input', (event) => {
    clearTimeout(timer)
    running?.abort()
    if (!(/** @type {InputEvent} */ (event).isComposing)) readSoon()
  })
  // Something may have been typed before this script was there.
  if (note.value) readSoon()
}

/** @param {HTMLTextAreaElement} note @param {() => boolean} mayReplace @param {AbortSignal} signal */
async function read({ value }, mayReplace, signal) {
  const fields = { text: value, for: new URLSearchParams(location.search).get('for') ?? '' }
  const response = await fetch('/capture/reading', {
    method: 'POST',
    headers: { 'Kith-Part': 'who' },
    body: new URLSearchParams(fields),
    signal,
  })
  // Meanwhile, a person may be looked for.
  if (response.ok) await show(response, 'who', { mayReplace })
}
