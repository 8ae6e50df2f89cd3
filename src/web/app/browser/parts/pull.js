/** In the installed app, where no bar of a browser offers it: pulling the page down at its top loads it again. */
const farEnough = 140

export function startPulls() {
  if (!matchMedia('(display-mode: standalone)').matches) return
  document.documentElement.classList.add('pullable')
  const mark = document.createElement('p')
  mark.className = 'pulled'
  mark.setAttribute('aria-hidden', 'true')
  /** @type {number | null} */
  let from = null
  let by = 0

  addEventListener('touchstart', ({ touches, target }) => {
    const isFree = scrollY <= 0 && touches.length === 1 && !isScrolled(/** @type {Element} */ (target))
    from = isFree ? (touches[0]?.clientY ?? null) : null
    by = 0
  })
  addEventListener('touchmove', ({ touches }) => {
    if (from === null) return
    by = scrollY <= 0 ? (touches[0]?.clientY ?? from) - from : 0
    if (by > 0 && !mark.isConnected) document.body.append(mark)
    mark.style.translate = `-50% ${Math.min(Math.max(by, 0), farEnough) / 2}px`
    mark.toggleAttribute('data-far', by >= farEnough)
  })
  addEventListener('touchend', () => {
    mark.remove()
    if (from !== null && by >= farEnough) location.reload()
    from = null
  })
}

/** A dialog or a list of its own scrolls by itself. @param {Element} target */
function isScrolled(target) {
  for (let at = /** @type {Element | null} */ (target); at && at !== document.body; at = at.parentElement)
    if (at.matches('dialog, [popover], textarea') || at.scrollTop > 0) return true
  return false
}
