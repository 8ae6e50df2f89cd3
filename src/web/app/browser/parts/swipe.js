/**
 * A row that says `data-swipe` follows a finger. Far enough, and what says `data-swipe-start` in it is pressed when the finger
 * went to the right, or `data-swipe-end` when it went to the left. Both can be pressed without swiping.
 */
const farEnough = 96
/** A finger that goes this far across is swiping; before that, it may be about to scroll. */
const slop = 12

/** @typedef {{ row: HTMLElement, id: number, x: number, y: number, by: number }} Swipe */

export function startSwipes() {
  /** @type {Swipe | null} */
  let swipe = null

  document.addEventListener('pointerdown', (event) => {
    const row = /** @type {Element} */ (event.target).closest?.('[data-swipe]')
    if (event.pointerType !== 'touch' || !event.isPrimary || !(row instanceof HTMLElement)) return
    swipe = { row, id: event.pointerId, x: event.clientX, y: event.clientY, by: 0 }
  })
  document.addEventListener('pointermove', (event) => {
    if (swipe?.id !== event.pointerId) return
    const across = event.clientX - swipe.x
    if (swipe.by === 0 && Math.abs(across) < Math.max(slop, Math.abs(event.clientY - swipe.y))) return
    swipe.by = targetOf(swipe.row, across) ? across : 0
    follow(swipe)
  })
  document.addEventListener('pointerup', (event) => {
    if (swipe?.id !== event.pointerId) return
    const { row, by } = swipe
    const target = targetOf(row, by)
    letGo(swipe)
    swipe = null
    if (!target || Math.abs(by) < farEnough) return
    // The finger lifts over the row, whose link must not open.
    row.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => {
      row.removeEventListener('click', stop, { capture: true })
      target.click()
    })
  })
  document.addEventListener('pointercancel', (event) => {
    if (swipe?.id !== event.pointerId) return
    letGo(swipe)
    swipe = null
  })
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault()
  event.stopPropagation()
}

/** @param {HTMLElement} row @param {number} by @returns {HTMLElement | null} */
const targetOf = (row, by) => row.querySelector(by > 0 ? '[data-swipe-start]' : '[data-swipe-end]')

/** @param {Swipe} swipe */
function follow({ row, by }) {
  const target = targetOf(row, by)
  row.dataset.swiping = by === 0 ? '' : target?.dataset.swipeStart || target?.dataset.swipeEnd || ''
  row.toggleAttribute('data-far', Math.abs(by) >= farEnough)
  row.style.translate = `${by}px`
}

/** @param {Swipe} swipe */
function letGo({ row, by }) {
  const isQuick = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (by !== 0 && !isQuick) row.animate({ translate: [`${by}px`, '0px'] }, { duration: 160, easing: 'ease-out' })
  row.style.removeProperty('translate')
  delete row.dataset.swiping
  row.removeAttribute('data-far')
}
