/**
 * Moves and enlarges the drawing of the network. The drawing itself never changes: the browser moves the finished picture
 * while fingers are on it, and draws it sharply once they rest.
 */
const box = document.getElementById('network')
const drawing = box?.querySelector('svg')
if (box && drawing) start(box, drawing)

/** @param {HTMLElement} box @param {SVGSVGElement} drawing */
function start(box, drawing) {
  const view = { x: 0, y: 0, scale: 1 }
  const [least, most] = [0.5, 24]
  /** From how many pixels for a unit on, some names or all are readable. */
  const [readable, allReadable] = [0.6, 1]
  /** @type {Map<number, { x: number, y: number }>} */
  const fingers = new Map()
  let frame = 0
  let moved = 0
  let rest = 0
  box.querySelector('.zoom')?.removeAttribute('hidden')
  const all = /** @type {HTMLButtonElement} */ (box.querySelector('[data-zoom=all]'))

  function draw() {
    frame = 0
    drawing.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }

  function redraw() {
    box.classList.add('moving')
    clearTimeout(rest)
    rest = window.setTimeout(settle, 200)
    if (frame === 0) frame = requestAnimationFrame(draw)
    all.disabled = view.scale === 1 && view.x === 0 && view.y === 0
  }

  function settle() {
    const { width, height } = drawing.viewBox.baseVal
    const size = view.scale * Math.min(box.clientWidth / width, box.clientHeight / height)
    box.classList.remove('moving')
    box.classList.toggle('far', size < readable)
    box.classList.toggle('near', size >= allReadable)
    box.classList.toggle('zoomed', !all.disabled)
  }

  /** Keeps the point under the finger where it is. @param {number} factor @param {number} x @param {number} y */
  function zoom(factor, x, y) {
    const scale = Math.min(most, Math.max(least, view.scale * factor))
    const { left, top } = box.getBoundingClientRect()
    const change = scale / view.scale
    view.x = x - left - (x - left - view.x) * change
    view.y = y - top - (y - top - view.y) * change
    view.scale = scale
    redraw()
  }

  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && view.scale === 1 && event.deltaY > 0) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY)
    },
    { passive: false },
  )
  box.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    if (fingers.size === 0) moved = 0
    fingers.set(pointerId, { x: clientX, y: clientY })
  })
  box.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    const before = fingers.get(pointerId)
    if (!before) return
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
    moved += Math.hypot(clientX - before.x, clientY - before.y)
    // A tap is not a move, and the link below it must get the click.
    if (moved > 6 && !box.hasPointerCapture(pointerId)) box.setPointerCapture(pointerId)
    if (other) {
      const [was, is] = [before, { x: clientX, y: clientY }].map(({ x, y }) => Math.hypot(x - other.x, y - other.y))
      const ratio = is / (was || 1)
      zoom(ratio, (clientX + other.x) / 2, (clientY + other.y) / 2)
    } else {
      view.x += clientX - before.x
      view.y += clientY - before.y
      redraw()
    }
    fingers.set(pointerId, { x: clientX, y: clientY })
  })
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'pointerleave']))
    box.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId))
  box.addEventListener('dragstart', (event) => event.preventDefault())
  box.addEventListener('click', (event) => void (moved > 6 && event.preventDefault()), true)
  box.addEventListener('click', (event) => {
    const { target, clientX, clientY } = event
    const isOnDrawing = drawing.contains(/** @type {Node} */ (target)) && moved <= 6
    if (isOnDrawing && box.classList.contains('far')) {
      // Too small to hit: a closer look first.
      event.preventDefault()
      zoom(2.5, clientX, clientY)
    } else if (isOnDrawing && !(/** @type {Element} */ (target).closest('a'))) personBeside(clientX, clientY)?.click()
    const button = /** @type {Element} */ (target).closest('button[data-zoom]')
    if (!(button instanceof HTMLElement)) return
    const { left, top, width, height } = box.getBoundingClientRect()
    if (button.dataset.zoom === 'all') Object.assign(view, { x: 0, y: 0, scale: 1 })
    else zoom(button.dataset.zoom === 'in' ? 1.6 : 1 / 1.6, left + width / 2, top + height / 2)
    redraw()
  })
  settle()
}

/** For a finger that misses a circle by little. @param {number} x @param {number} y @returns {HTMLElement | undefined} */
function personBeside(x, y) {
  const places = [8, 16, 22].flatMap((away) => Array.from({ length: 12 }, (_, at) => [away, (at * Math.PI) / 6]))
  const found = places.map(([away, angle]) =>
    document.elementFromPoint(x + away * Math.cos(angle), y + away * Math.sin(angle)),
  )
  return /** @type {HTMLElement} */ (found.map((each) => each?.closest('.people a')).find(Boolean))
}
