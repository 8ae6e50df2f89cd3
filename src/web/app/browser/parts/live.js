/**
 * Shows what an assistant or another device changed, without a reload. An element that says
 * `data-live="promise interaction"` and has an id is fetched again after such an event; with `data-about`, only after
 * events about that person. It is never replaced under somebody's typing: then it offers what is new, unless this page's own
 * forms have drawn it. `data-from` is the address it is fetched from, if
 * that is not the page's.
 */
import { doubtSession } from '../offline/offline.js'
import { drawnByForms, refresh } from './part.js'

const pauseMs = 350
const pressMs = 2_000
const clickMs = 300
const refusedMs = 30_000

/** Until when a finger or the mouse may be pressing something: replaced under it, the press would be lost. */
let pressedUntil = 0

/** @type {EventSource | null} */
let source = null
/** @typedef {{ subjectId: string, createdAt: string }} LiveEvent */

/** What made these elements stale; null is what nobody knows. @type {Map<string, (LiveEvent | null)[]>} */
const stale = new Map()
let timer = 0

export function startLive() {
  addEventListener('pointerdown', () => expectPress(pressMs), true)
  addEventListener('pointerup', () => expectPress(clickMs), true)
  // Only the visible tab listens: a browser has few connections for each host.
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', stop)
  addEventListener('pageshow', ({ persisted }) => {
    follow()
    if (persisted) markStale(() => true)
  })
  document.addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest?.('button[data-refresh]')
    const id = button instanceof HTMLElement && button.dataset.refresh
    if (id) void refresh(id, sourceOf(id))
  })
  follow()
}

function follow() {
  if (document.visibilityState !== 'visible') return stop()
  if (source || !document.querySelector('[data-live]')) return
  source = new EventSource(`/live?after=${lastEvent()}`)
  source.addEventListener('open', remember)
  source.addEventListener('event', (message) => {
    remember(message)
    const { event } = JSON.parse(message.data)
    const noun = event.kind.split('.', 1)[0]
    markStale(({ dataset }) => {
      const isAbout = !dataset.about || !event.connectionId || dataset.about === event.connectionId
      return isAbout && (dataset.live ?? '').split(' ').includes(noun)
    }, event)
  })
  source.addEventListener('gap', () => markStale(() => true))
  source.addEventListener('error', () => source?.readyState === EventSource.CLOSED && refused())
}

/** An ended session, or a proxy whose service is stopped. Cut connections are opened again by the browser. */
function refused() {
  stop()
  doubtSession()
  setTimeout(follow, refusedMs)
}

const lastEvent = () => document.body.dataset.event ?? '0'

/** A tab that was hidden goes on where it stopped. @param {Event} message */
function remember(message) {
  if (message instanceof MessageEvent && message.lastEventId) document.body.dataset.event = message.lastEventId
}

function stop() {
  source?.close()
  source = null
}

/** @param {(element: HTMLElement) => boolean} isAffected @param {LiveEvent | null} [event] */
function markStale(isAffected, event = null) {
  for (const element of document.querySelectorAll('[data-live]'))
    if (element instanceof HTMLElement && element.id && isAffected(element))
      stale.set(element.id, [...(stale.get(element.id) ?? []), event])
  if (stale.size > 0 && !timer) timer = window.setTimeout(fetchStale, pauseMs)
}

/** @param {number} milliseconds */
function expectPress(milliseconds) {
  pressedUntil = performance.now() + milliseconds
}

/** An open menu counts: it is beside its button, and moves with it. */
const isPressed = () => performance.now() < pressedUntil || document.querySelector('.sheet:popover-open') !== null

async function fetchStale() {
  // The answer to a form of this page may be what the event is about.
  const isBusy = isPressed() || document.querySelector('form[aria-busy=true]')
  timer = isBusy ? window.setTimeout(fetchStale, pauseMs) : 0
  if (timer) return
  const news = new Set([...stale].filter(([, events]) => !events.every(isDrawn)).map(([id]) => id))
  const fetched = new Map(stale)
  const ids = [...stale.keys()]
  stale.clear()
  /** Whether it may be replaced. If not, it offers to be, or is fetched again. @param {HTMLElement | null} element */
  const isFree = (element) => {
    if (element && isPressed()) {
      stale.set(element.id, fetched.get(element.id) ?? [null])
      timer ||= window.setTimeout(fetchStale, pauseMs)
      return false
    }
    const isUsed = isInUse(element)
    if (isUsed && element && news.has(element.id)) offer(element)
    return !isUsed
  }
  const free = ids.filter((id) => isFree(document.getElementById(id)))
  // Somebody may have begun to use it while it was fetched.
  for (const [address, parts] of Map.groupBy(free, sourceOf))
    await refresh(parts.join(' '), address, undefined, isFree).catch(() => {})
}

/** Whether an answer to a form of this page has shown it. @param {LiveEvent | null} event */
const isDrawn = (event) => event !== null && Date.parse(event.createdAt) <= (drawnByForms.get(event.subjectId) ?? 0)

/** Where a part is fetched from: its `data-from`, or this page. @param {string} id */
const sourceOf = (id) => document.getElementById(id)?.dataset.from ?? location.href

/** Whether somebody is typing, listening or choosing in it. @param {HTMLElement | null} element */
function isInUse(element) {
  if (!element) return true
  const active = document.activeElement
  const isTyping =
    active instanceof HTMLElement && element.contains(active) && active.matches('input, textarea, select')
  const isPlaying = [...element.querySelectorAll('audio')].some((audio) => !audio.paused)
  const isOpen = element.querySelector('dialog[open], details[open] form') !== null
  return isTyping || isPlaying || isOpen || [...element.querySelectorAll('textarea, input[type=text]')].some(isChanged)
}

/** @param {Element} field */
const isChanged = (field) =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== field.defaultValue

/** Offers to show it, where it must not appear by itself. @param {HTMLElement} element */
function offer(element) {
  if (element.querySelector(':scope > .offer')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'offer'
  button.dataset.refresh = element.id
  button.textContent = document.body.dataset.new ?? ''
  element.prepend(button)
}
