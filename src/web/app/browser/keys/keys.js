/**
 * Keys for everything, and the search button. Single keys can be turned off in the settings; they never act in a field,
 * with Ctrl, Alt or ⌘, or while a character is composed.
 */
const isApple = /Mac|iP/.test(navigator.platform)
const goMs = 1500
/** @type {Record<string, string>} */
const places = { t: '/today', p: '/people', c: '/capture', a: '/ask' }
const fields = 'input, textarea, select, audio, video, [contenteditable]'
const rowsOf = ':is(.people, .moves, .rows, .threads, .palette-rows, .timeline ol, .promises > ul) > li'
let goUntil = 0
/** What is typed before the palette is there belongs into it. @type {string | null} */
let early = null

export function startKeys() {
  const hint = isApple && document.querySelector('.to-find kbd')
  if (hint) hint.textContent = '⌘ K'
  document.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-palette]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openPalette()
  })
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.altKey) return
    const isCommand = isApple ? event.metaKey : event.ctrlKey
    const isPalette = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k'
    if (isPalette ? openPalette() : pressed(event)) event.preventDefault()
  })
}

/** Whether it was a key of ours. @param {KeyboardEvent} event */
function pressed({ key, ctrlKey, metaKey, target, timeStamp }) {
  const isTyping = target instanceof Element && target.closest(fields)
  if (ctrlKey || metaKey) return false
  if (early !== null && key.length === 1) early += key
  if (early !== null) return true
  if (isTyping || document.querySelector('dialog[open]')) return false
  if (document.body.dataset.keys === undefined) return false
  const place = timeStamp < goUntil && places[key]
  goUntil = key === 'g' ? timeStamp + goMs : 0
  if (place) location.assign(place)
  return Boolean(place) || (Object.hasOwn(actions, key) && actions[key]?.())
}

/** @type {Record<string, () => boolean>} */
const actions = {
  '/': () => focus(document.querySelector('main input[type=search]')) || openPalette(),
  '?': () => {
    void import('./palette.js').then(({ openKeys }) => openKeys())
    return true
  },
  n: () => focus(document.querySelector('#composer-text, #note')) || go('/capture#note'),
  r: () => press(document.querySelector('main a[href*="record=1"], #record')) || go('/capture?record=1'),
  j: () => move(1),
  k: () => move(-1),
  e: () => press((currentRow() ?? document).querySelector('[data-key=e]')),
  x: () => (currentRow() ? press(currentRow()?.querySelector('[data-key=x]')) : move(1)),
  z: () => press([...document.querySelectorAll('.undo-line button')].at(-1)),
}

function openPalette() {
  early ??= ''
  void import('./palette.js')
    .then(({ togglePalette }) => togglePalette(() => early ?? ''))
    .finally(() => {
      early = null
    })
  return true
}

/** @param {Element | null | undefined} element */
function focus(element) {
  if (!(element instanceof HTMLElement)) return false
  element.focus()
  return true
}

/** @param {Element | null | undefined} element */
function press(element) {
  if (!(element instanceof HTMLElement)) return false
  element.click()
  return true
}

/** @param {string} address */
function go(address) {
  location.assign(address)
  return true
}

const currentRow = () => document.activeElement?.closest(`main ${rowsOf}`)

/** To the next row of the page's lists, where Enter opens it. @param {number} step */
function move(step) {
  const rows = [...document.querySelectorAll(`main ${rowsOf}`)].filter((row) => row.checkVisibility())
  const current = currentRow()
  const at = current ? rows.indexOf(current) + step : step > 0 ? 0 : rows.length - 1
  const row = rows[Math.max(0, Math.min(at, rows.length - 1))]
  row?.scrollIntoView({ block: 'nearest' })
  const words = row?.querySelector('a.row-main, .row-main :is(summary, a[href])')
  return focus(row?.matches('[tabindex]') ? row : (words ?? row?.querySelector('a[href], button, summary')))
}
