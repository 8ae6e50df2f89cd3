/**
 * The list of people under a finger: a long press on a row begins to choose people, and the letters at the side are
 * followed up and down. Escape leaves the choosing.
 */
import { announce, refresh } from '../parts/part.js'

const longMs = 450
/** A finger that goes this far is scrolling. */
const slop = 10

/** Draws the list at another address, where it stands. @param {string} address */
async function openList(address) {
  const top = scrollY
  if (!(await refresh('people', address))) return
  history.pushState({ selects: true }, '', address)
  scrollTo({ top, behavior: 'instant' })
}

/** The address of this list while people are chosen, with as many rows as are shown. @param {string} select */
function addressWith(select) {
  const address = new URL(location.href)
  if (select) address.searchParams.set('select', select)
  else address.searchParams.delete('select')
  address.searchParams.delete('after')
  address.hash = ''
  return address.href
}

/** Begins to choose people, or stops. @param {string} select */
function choose(select) {
  if (!select && history.state?.selects) history.back()
  else void openList(addressWith(select))
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault()
  event.stopPropagation()
}

/** @type {{ timer: number, x: number, y: number } | null} */
let press = null

function endPress() {
  clearTimeout(press?.timer)
  press = null
}

document.addEventListener('pointerdown', (event) => {
  const row = /** @type {Element} */ (event.target).closest?.('#rows a.person-row')
  if (event.pointerType !== 'touch' || !event.isPrimary || !row) return
  const begin = () => {
    press = null
    navigator.vibrate?.(10)
    // The finger lifts over the row, whose link must not open. The next tap counts.
    addEventListener('click', stop, true)
    const listen = () => removeEventListener('click', stop, true)
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(listen, 50), { once: true })
    addEventListener('pointerdown', listen, { once: true, capture: true })
    choose(row.id.replace('person-', ''))
  }
  press = { timer: window.setTimeout(begin, longMs), x: event.clientX, y: event.clientY }
})
document.addEventListener('pointermove', ({ clientX, clientY }) => {
  if (press && Math.hypot(clientX - press.x, clientY - press.y) > slop) endPress()
})
for (const type of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(type, endPress, true)
// A browser's own menu of the link would take the finger away.
document.addEventListener('contextmenu', (event) => {
  const isTouch = /** @type {PointerEvent} */ (event).pointerType === 'touch'
  if (isTouch && /** @type {Element} */ (event.target).closest?.('#rows .person-row')) event.preventDefault()
})

document.addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest?.('a[data-select]')
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  choose(new URL(link.href).searchParams.get('select') ?? '')
})
document.addEventListener('keydown', ({ key }) => {
  const isOpen = document.querySelector(':popover-open')
  if (key === 'Escape' && !isOpen && document.getElementById('selection')) choose('')
})
document.addEventListener('change', ({ target }) => {
  const form = /** @type {HTMLInputElement} */ (target).form
  const output = form?.querySelector('output[data-selected]')
  if (!(output instanceof HTMLElement)) return
  output.textContent = (output.dataset.selected ?? '').replace('#', `${form?.querySelectorAll(':checked').length}`)
})
document.addEventListener('part:taken', ({ target }) => {
  if (target instanceof HTMLFormElement && target.id === 'selection') history.replaceState(null, '', addressWith(''))
})
addEventListener('popstate', () => void refresh('people', location.href))

/** @param {PointerEvent} event @returns {HTMLAnchorElement | null} */
function letterAt({ clientY }) {
  const index = document.querySelector('.letters')
  const links = [...(index?.querySelectorAll('a') ?? [])]
  if (!index || links.length === 0) return null
  const { top, height } = index.getBoundingClientRect()
  const part = Math.max(0, Math.min((clientY - top) / height, 0.999))
  index.scrollTop = part * (index.scrollHeight - index.clientHeight)
  return links[Math.floor(part * links.length)] ?? null
}

/** @type {HTMLAnchorElement | null} */
let letter = null

/** To the first row of the letter, if it is here. @param {HTMLAnchorElement | null} link */
function showLetter(link) {
  if (!link || link === letter) return
  letter?.removeAttribute('aria-current')
  letter = link
  link.setAttribute('aria-current', 'true')
  announce(link.ariaLabel ?? '')
  rowOf(link)?.scrollIntoView({ block: 'start' })
}

/** @param {HTMLAnchorElement} link */
const rowOf = (link) => document.getElementById(`letter-${link.textContent}`)

document.addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest?.('.letters a')
  const row = link instanceof HTMLAnchorElement && rowOf(link)
  if (!row) return
  event.preventDefault()
  row.scrollIntoView({ block: 'start' })
  row.querySelector('a')?.focus({ preventScroll: true })
})
document.addEventListener('pointerdown', (event) => {
  const index = /** @type {Element} */ (event.target).closest?.('.letters')
  if (!index || event.pointerType !== 'touch') return
  index.setPointerCapture(event.pointerId)
  // The list scrolls under the finger, and the letters must not.
  if (index instanceof HTMLElement) index.style.top = `${index.getBoundingClientRect().top}px`
  showLetter(letterAt(event))
})
document.addEventListener('pointermove', (event) => {
  if (letter) showLetter(letterAt(event))
})
for (const type of ['pointerup', 'pointercancel'])
  document.addEventListener(type, () => {
    const link = letter
    link?.removeAttribute('aria-current')
    link?.closest('nav')?.style.removeProperty('top')
    letter = null
    if (type === 'pointerup' && link && !rowOf(link)) location.assign(link.href)
  })
