/**
 * Ask: an answer appears sentence by sentence while it is written, and Ctrl or ⌘ with Enter sends the question.
 */
import { refresh } from './parts/part.js'

/** @type {Set<string>} */
const followed = new Set()

/** Follows each answer that is being written, once. If that fails, the page still hears of the stored answer. */
function followWaiting() {
  for (const answer of document.querySelectorAll('[data-stream]')) {
    const address = answer instanceof HTMLElement && answer.dataset.stream
    if (!address || followed.has(address)) continue
    followed.add(address)
    const source = new EventSource(address)
    const own = document.createElement('div')
    source.addEventListener('text', ({ data }) => {
      answer.append(own)
      own.append(...JSON.parse(data).text.trim().split('\n').map(drawLine))
    })
    source.addEventListener('withdrawn', () => own.replaceChildren())
    source.addEventListener('error', () => source.close())
    source.addEventListener('end', () => {
      source.close()
      void refresh('messages').catch(() => {})
    })
  }
}

/** The numbers of sources become links when the answer is stored. @param {string} line */
function drawLine(line) {
  const paragraph = document.createElement('p')
  paragraph.dir = 'auto'
  for (const [at, piece] of line.split(/\s*\[(\d{1,3})\]/).entries()) {
    const element = at % 2 ? document.createElement('span') : null
    if (element) element.className = 'cite'
    if (element) element.textContent = piece
    paragraph.append(element ?? piece)
  }
  return paragraph
}

document.addEventListener('keydown', (event) => {
  const field = event.target
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
  if (field instanceof HTMLTextAreaElement && field.id === 'content') field.form?.requestSubmit()
})

/** The question that was just asked is shown: its form may be gone by then. */
let isAsked = false
document.addEventListener('part:taken', ({ target }) => {
  isAsked = /** @type {Element} */ (target).matches('#question, .next-questions form')
})
document.addEventListener('parts:replaced', () => {
  followWaiting()
  if (isAsked) [...document.querySelectorAll('.question')].at(-1)?.scrollIntoView({ block: 'start' })
  isAsked = false
})
followWaiting()
