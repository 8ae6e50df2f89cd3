/** Fetches a part again while it says `data-poll`, or `data-poll="3000"` for every three seconds. */
import { refresh } from './part.js'

const pauseMs = 700

async function poll() {
  const working = findWorking()
  if (working && document.visibilityState === 'visible') await refresh(working.id).catch(() => {})
  wait()
}

const findWorking = () => /** @type {HTMLElement | null} */ (document.querySelector('[data-poll]'))

function wait() {
  setTimeout(poll, Number(findWorking()?.dataset.poll) || pauseMs)
}

wait()
