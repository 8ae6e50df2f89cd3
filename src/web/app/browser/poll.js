/** Fetches a part again while it says `data-poll`: work that goes on in the background. */
import { refresh } from './part.js'

const pauseMs = 700

async function poll() {
  const working = document.querySelector('[data-poll]')
  if (working && document.visibilityState === 'visible') await refresh(working.id).catch(() => {})
  setTimeout(poll, pauseMs)
}

setTimeout(poll, pauseMs)
