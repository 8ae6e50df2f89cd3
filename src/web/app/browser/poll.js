/** Fetches a part again while it says `data-poll`, or `data-poll="3000"` for every three seconds. */
import { refresh } from './part.js'

const pauseMs = 700

async function poll() {
  const working = document.querySelector('[data-poll]')
  if (working && document.visibilityState === 'visible') await refresh(working.id).catch(() => {})
  const chosen = working instanceof HTMLElement && Number(working.dataset.poll)
  setTimeout(poll, chosen || pauseMs)
}

setTimeout(poll, pauseMs)
