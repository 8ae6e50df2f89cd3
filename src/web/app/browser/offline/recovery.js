/**
 * For a page that came from this device. Browsers don't say reliably when they are online, and the service can be away
 * while they are: so the page asks the service, and loads itself again once it answers.
 */
import { isTyped } from '../parts/part.js'

const shortestPause = 3_000
const longestPause = 30_000

let pause = shortestPause
let timer = 0
let isAsking = false

for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, askNow)
document.addEventListener('visibilitychange', askNow)
timer = window.setTimeout(ask, pause)

function askNow() {
  pause = shortestPause
  void ask()
}

/** A hidden page asks when it is seen again. */
async function ask() {
  if (isAsking || document.visibilityState !== 'visible') return
  clearTimeout(timer)
  isAsking = true
  const isBack = await answers()
  isAsking = false
  if (isBack && !isInUse()) return location.reload()
  if (isBack) sayBack()
  timer = window.setTimeout(ask, pause)
  pause = isBack ? shortestPause : Math.min(pause * 1.5, longestPause)
}

/** Whether the page itself would come in the time that the worker gives it. */
async function answers() {
  const signal = AbortSignal.timeout(Number(document.body.dataset.kept))
  try {
    const response = await fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal })
    if (response.type === 'opaqueredirect') return true
    // Anybody can answer: a hotel's sign-in, or a proxy whose service is stopped.
    return response.status < 500 && response.headers.has('x-request-id')
  } catch {
    return false
  }
}

/** What is being written or recorded would be lost. */
const isInUse = () => document.querySelector('#record.recording') !== null || isTyped()

function sayBack() {
  const sentence = document.body.dataset.back ?? ''
  const line = document.querySelector('.kept') ?? document.querySelector('h1')
  if (!line || line.textContent === sentence) return
  line.setAttribute('aria-live', 'polite')
  line.textContent = sentence
}
