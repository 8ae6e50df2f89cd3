/** Shows who came: leads that are held for review send no event. */
import { refresh } from './part.js'

const pauseMs = 5_000

async function showArrivals() {
  if (document.visibilityState === 'visible') await refresh('arrivals').catch(() => {})
  setTimeout(showArrivals, pauseMs)
}

setTimeout(showArrivals, pauseMs)
