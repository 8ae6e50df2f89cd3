/**
 * Notes that appear at once. A form that says `data-compose` puts what was written on top of the timeline while it is sent;
 * the stored entry takes its place, and the next one is a note of today again. If it cannot be sent, everything is back in
 * its field. Ctrl or ⌘ with Enter sends.
 */
import { newId } from '../parts/ids.js'
import { giveBack, sendFiles, takeFiles, wordsForFiles } from './files.js'

document.addEventListener('keydown', (event) => {
  const field = event.target
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing
  if (!isSend || !(field instanceof HTMLTextAreaElement) || field.form?.dataset.sendKey === undefined) return
  event.preventDefault()
  field.form.requestSubmit()
})

// Before the form is sent, which happens when the event arrives at the document.
document.addEventListener('submit', (event) => begin(event), { capture: true })

/** @param {SubmitEvent} event */
function begin({ target: form }) {
  if (!(form instanceof HTMLFormElement) || form.dataset.compose === undefined) return
  const text = form.elements.namedItem('text')
  const ixId = form.elements.namedItem('ixId')
  const list = document.querySelector('#timeline ol')
  if (!(text instanceof HTMLTextAreaElement) || !(ixId instanceof HTMLInputElement) || !list) return
  if (form.getAttribute('aria-busy') === 'true') return
  if (text.value.trim() === '') text.value = wordsForFiles()
  if (text.value.trim() === '') return
  const written = text.value
  const fields = new FormData(form)
  const files = takeFiles()
  // Other words are another entry, although the first may have arrived after all.
  if (form.dataset.failed !== undefined && form.dataset.failed !== written) ixId.value = newId()
  const line = drawWaiting(`entry-${ixId.value}`, form, written)
  list.prepend(line)
  form.dataset.part = `composer ${line.id} promises summary tabs`
  // The fields are read when the form is sent, so they are cleared after that.
  setTimeout(() => {
    text.value = ''
    fill(form, { kind: 'note', date: String(fields.get('drawnOn')), time: '' })
  })
  const sent = ixId.value
  const outcome = new AbortController()
  const once = { once: true, signal: outcome.signal }
  const done = () => {
    outcome.abort()
    finish(form, text, ixId)
    void sendFiles(form, sent, files)
  }
  const failed = () => {
    outcome.abort()
    putBack(form, text, { line, written, fields })
    giveBack(files)
  }
  form.addEventListener('part:done', done, once)
  form.addEventListener('part:failed', failed, once)
}

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.form?.dataset.compose !== undefined) showWhen(target.form)
})

/** @param {HTMLFormElement} form @param {Record<string, string>} values */
function fill(form, values) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value
  }
  showWhen(form)
}

/** A folded day says which it is. @param {HTMLFormElement} form */
function showWhen(form) {
  const summary = form.querySelector('summary[data-when]')
  const [date, today] = ['date', 'drawnOn'].map((name) => form.elements.namedItem(name))
  if (!(summary instanceof HTMLElement) || !(date instanceof HTMLInputElement)) return
  const { when = '', today: todayName = '' } = summary.dataset
  const isToday = !date.value || (today instanceof HTMLInputElement && date.value === today.value)
  summary.textContent = when.replace('{day}', () => (isToday ? todayName : nameOf(date.valueAsNumber)))
}

/** @param {number} day */
const nameOf = (day) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/** @param {string} id @param {HTMLFormElement} form @param {string} written */
function drawWaiting(id, form, written) {
  const kind = form.querySelector('input[name=kind]:checked')?.parentElement?.textContent?.trim() ?? ''
  const line = document.createElement('li')
  line.id = id
  line.className = 'entry saving'
  const head = line.appendChild(document.createElement('p'))
  head.className = 'entry-head soft'
  head.textContent = `${kind} · ${form.dataset.saving}`
  const words = line.appendChild(document.createElement('p'))
  words.className = 'written'
  words.dir = 'auto'
  words.textContent = written
  return line
}

/** @param {HTMLFormElement} form @param {HTMLTextAreaElement} text @param {HTMLInputElement} ixId */
function finish(form, text, ixId) {
  delete form.dataset.failed
  ixId.value = newId()
  document.querySelector('#timeline .no-entries')?.remove()
  // What was typed meanwhile is a draft of its own.
  if (text.value) setTimeout(() => text.dispatchEvent(new Event('input', { bubbles: true })))
}

/** @param {HTMLFormElement} form @param {HTMLTextAreaElement} text @param {{ line: Element, written: string, fields: FormData }} sent */
function putBack(form, text, { line, written, fields }) {
  line.remove()
  fill(form, Object.fromEntries(['kind', 'date', 'time'].map((name) => [name, String(fields.get(name) ?? '')])))
  form.dataset.failed = written
  text.value = text.value ? `${written}\n${text.value}` : written
  text.focus()
}
