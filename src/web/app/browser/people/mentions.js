/**
 * Completes names after an @: a field that says `data-mentions` shows the people it may mean, for keys and fingers. The
 * text keeps the name, and `mentioned` of its form says who is meant. Without a connection, the service asks later.
 */
import { fetchParts } from '../parts/part.js'

const typingPause = 80
const maxHeight = 320
const naming = /(?:^|[^\p{L}\p{N}_@.])@((?:\p{L}[\p{L}\p{M}'’.-]*(?: |$)){0,3})$/u

/** @type {{ field: HTMLTextAreaElement, start: number } | null} where the @ is */
let open = null
/** Where the list was closed: it stays closed there. @type {number} */
let closedAt = -1
let timer = 0

const list = () => document.getElementById('mentions')
const options = () => /** @type {HTMLElement[]} */ ([...(list()?.children ?? [])])
const isField = (/** @type {EventTarget | null} */ target) =>
  target instanceof HTMLTextAreaElement && target.dataset.mentions !== undefined

document.addEventListener('input', (event) => {
  if (!(/** @type {InputEvent} */ (event).isComposing)) follow(event.target)
})
// Something may have been typed before this script was there.
follow(document.activeElement)

/** @param {EventTarget | null} field */
function follow(field) {
  if (!(field instanceof HTMLTextAreaElement) || !isField(field)) return
  clearTimeout(timer)
  if (typedName(field) === null) return close()
  timer = window.setTimeout(() => void look(field), typingPause)
}

/** Null if nobody is being named at the caret. @param {HTMLTextAreaElement} field */
function typedName(field) {
  const before = field.value.slice(0, field.selectionStart)
  const [, typed] = naming.exec(before) ?? []
  if (typed === undefined) closedAt = -1
  if (typed === undefined || field.selectionStart !== field.selectionEnd) return null
  const start = before.length - typed.length - 1
  const isChosen = Object.keys(chosenIn(field)).some((each) => typed.startsWith(`${each} `))
  if (isChosen || start === closedAt) return null
  closedAt = -1
  return { typed: typed.trim(), start }
}

/** @param {HTMLTextAreaElement} field */
async function look(field) {
  const asked = typedName(field)
  if (!asked) return close()
  const parts = await fetchParts('mentions', `/mentions?q=${encodeURIComponent(asked.typed)}`).catch(() => null)
  const fresh = parts?.querySelector('#mentions')
  const isNewPossible = field.form?.elements.namedItem('mentioned')
  for (const each of fresh?.querySelectorAll('li') ?? [])
    if (location.pathname.includes(each.dataset.id ?? '') || (each.dataset.id === 'new' && !isNewPossible))
      each.remove()
  const now = typedName(field)
  if (now?.typed !== asked.typed || document.activeElement !== field) return
  if (!(fresh instanceof HTMLElement) || fresh.childElementCount === 0) return close()
  list()?.remove()
  document.getElementById('main')?.append(fresh)
  open = { field, start: now.start }
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', fresh.id)
  place(field, fresh)
  select(0)
}

/** Below the field, or above it where a phone's keyboard leaves more room. @param {HTMLElement} field @param {HTMLElement} fresh */
function place(field, fresh) {
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
  const [above, below] = [top - offsetTop, offsetTop + height - bottom]
  const isBelow = below >= Math.min(fresh.scrollHeight, maxHeight) || below >= above
  const room = Math.min(maxHeight, (isBelow ? below : above) - 8)
  const y = isBelow ? bottom + 4 : top - 4 - Math.min(fresh.scrollHeight, room)
  const origin = fresh.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const at = {
    left: left - origin.left,
    top: y - origin.top,
    width: Math.min(width, 384),
    'max-height': Math.max(room, 96),
  }
  for (const [property, value] of Object.entries(at)) fresh.style.setProperty(property, `${value}px`)
}

/** @param {number} at */
function select(at) {
  const all = options()
  const chosen = all[(at + all.length) % all.length]
  for (const each of all) each.setAttribute('aria-selected', String(each === chosen))
  if (chosen) open?.field.setAttribute('aria-activedescendant', chosen.id)
  chosen?.scrollIntoView({ block: 'nearest' })
}

function close() {
  clearTimeout(timer)
  for (const each of ['aria-activedescendant', 'aria-controls']) open?.field.removeAttribute(each)
  list()?.remove()
  open = null
}

document.addEventListener(
  'keydown',
  (event) => {
    if (!open || event.target !== open.field || event.isComposing || event.ctrlKey || event.metaKey) return
    const at = options().findIndex((each) => each.ariaSelected === 'true')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) select(at + step)
    else if (event.key === 'Enter' || event.key === 'Tab') take(options()[at])
    else if (event.key === 'Escape') {
      closedAt = open.start
      close()
    } else return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)
// The field keeps the focus, and a phone its keyboard.
document.addEventListener('pointerdown', (event) => {
  if (/** @type {Element} */ (event.target).closest?.('#mentions')) event.preventDefault()
})
document.addEventListener('mousedown', (event) => {
  if (/** @type {Element} */ (event.target).closest?.('#mentions')) event.preventDefault()
})
document.addEventListener('click', ({ target }) => {
  const option = /** @type {Element} */ (target).closest?.('#mentions [role=option]')
  if (option instanceof HTMLElement) take(option)
})
document.addEventListener('focusout', ({ target }) => {
  if (target === open?.field) close()
})
document.addEventListener('selectionchange', () => {
  if (open && typedName(open.field)?.start !== open.start) close()
})
document.addEventListener('part:done', ({ target }) => {
  if (target instanceof HTMLFormElement) keep(target, {})
})

/** @param {HTMLElement | undefined} option */
function take(option) {
  if (!open || !option) return
  const { field, start } = open
  const { name = '', id = '' } = option.dataset
  close()
  if (field.form) keep(field.form, { ...chosenIn(field), [name]: id })
  const rest = field.value.slice(field.selectionEnd)
  field.setRangeText(`@${name}${rest.startsWith(' ') ? '' : ' '}`, start, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Who is meant by the names that were chosen. @param {HTMLTextAreaElement} field @returns {Record<string, string>} */
function chosenIn({ form }) {
  const kept = form?.elements.namedItem('mentioned')
  return kept instanceof HTMLInputElement && kept.value ? JSON.parse(kept.value) : {}
}

/** @param {HTMLFormElement} form @param {Record<string, string>} chosen */
function keep(form, chosen) {
  const kept = form.elements.namedItem('mentioned')
  if (!(kept instanceof HTMLInputElement)) return
  kept.value = Object.keys(chosen).length > 0 ? JSON.stringify(chosen) : ''
  kept.dispatchEvent(new Event('input', { bubbles: true }))
}
