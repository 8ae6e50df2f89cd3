/** A tap on a part of the card goes to the field it is written in, on this page of its editor or on the other one. */
import { announce } from '../parts/part.js'
import { hasChanges } from './card-editor.js'

/** What is tapped, the field, and the page it is on. @type {[string, string, string][]} */
const parts = [
  ['.logo', 'card-logo', '/design'],
  ['.face', 'card-photo', '/design'],
  ['h1', 'card-name', ''],
  ['.pronouns', 'card-pronouns', ''],
  ['.title', 'card-title', ''],
  ['.company', 'card-company', ''],
  ['.bio', 'card-bio', ''],
  ['.links li', 'card-links-#-label', ''],
  ['.contact li:has([href^="mailto:"])', 'card-emails-#-address', ''],
  ['.contact li:has([href^="tel:"])', 'card-phones-#-number', ''],
  ['.contact li:not(:has([href^="mailto:"], [href^="tel:"]))', 'card-addresses-#-street', ''],
]
const background = ['card-look', '/design']

document.querySelector('[data-tap]')?.removeAttribute('hidden')
document.addEventListener('load', ({ target }) => listen(target), true)
listen(document.querySelector('.preview iframe'))
show(location.hash.slice(1))

/** @param {EventTarget | null} frame */
function listen(frame) {
  const inside = frame instanceof HTMLIFrameElement && frame.dataset.card ? frame.contentDocument : null
  if (!inside?.body) return
  inside.body.style.cursor = 'pointer'
  inside.onclick = (event) => {
    event.preventDefault()
    open(...partAt(inside, event))
  }
}

/** The card is inert, so that the event itself doesn't say. @param {Document} inside @param {MouseEvent} event @returns {[string, string]} */
function partAt(inside, { clientX, clientY }) {
  for (const [selector, id, page] of parts) {
    const at = [...inside.querySelectorAll(`main ${selector}`)].findIndex((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    })
    if (at >= 0) return [id.replace('#', String(at)), page]
  }
  return /** @type {[string, string]} */ (background)
}

/** @param {string} id @param {string} page */
function open(id, page) {
  if (show(id)) return
  const card = document.querySelector('iframe[data-card]')
  if (!hasChanges()) return location.assign(`${card?.getAttribute('data-card')}${page}#${id}`)
  announce(document.getElementById('unsaved')?.textContent ?? '')
  document.querySelector('.save-bar button')?.scrollIntoView({ block: 'nearest' })
}

/** @param {string} id */
function show(id) {
  const place = id && document.getElementById(id)
  if (!place) return false
  const field = place.matches('input, textarea') ? place : (place.querySelector(':checked') ?? place)
  field.scrollIntoView({ block: 'center' })
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  return true
}
