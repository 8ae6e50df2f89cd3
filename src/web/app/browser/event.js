/** Keeps the screen on while the page is seen, and shows who came: leads that are held for review send no event. */
import { refresh } from './part.js'

const pauseMs = 5_000
const line = document.getElementById('awake')

/** Browsers let go of the lock when the page is hidden. */
async function stayAwake() {
  if (document.visibilityState !== 'visible') return
  const lock = await navigator.wakeLock?.request('screen').catch(() => null)
  if (line) line.hidden = !lock
}

async function showArrivals() {
  if (document.visibilityState === 'visible') await refresh('arrivals').catch(() => {})
  setTimeout(showArrivals, pauseMs)
}

document.addEventListener('visibilitychange', stayAwake)
void stayAwake()
setTimeout(showArrivals, pauseMs)
