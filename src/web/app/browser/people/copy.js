/**
 * Buttons that copy an element: `data-copy` is its id. A field is copied as typed, a table as it looks, other elements as text.
 */
import { announce } from '../parts/part.js'

const readingMs = 5_000
let timer = 0

showButtons()
document.addEventListener('parts:replaced', showButtons)
document.addEventListener('click', async ({ target }) => {
  const button = /** @type {Element} */ (target).closest?.('button[data-copy]')
  if (!(button instanceof HTMLElement)) return
  const source = document.getElementById(button.dataset.copy ?? '')
  if (source) announceBriefly(((await copy(source)) ? button.dataset.copied : button.dataset.selected) ?? '')
})

/** They need this script, so they are hidden without it. */
function showButtons() {
  for (const button of document.querySelectorAll('button[data-copy]')) button.removeAttribute('hidden')
}

/** For what asks nothing of anybody: it goes away by itself. @param {string} sentence */
export function announceBriefly(sentence) {
  clearTimeout(timer)
  announce(sentence)
  if (sentence) timer = window.setTimeout(announce, readingMs, '')
}

/** @param {HTMLElement} source */
async function copy(source) {
  const field = source instanceof HTMLTextAreaElement ? source : null
  try {
    if (source.querySelector('table')) await copyAsItLooks(source)
    else await navigator.clipboard.writeText(field?.value ?? source.textContent ?? '')
    return true
  } catch {
    // Over plain HTTP there is no clipboard; what is selected can still be copied.
    if (field) field.select()
    else getSelection()?.selectAllChildren(source)
    return document.execCommand('copy')
  }
}

/** @param {HTMLElement} source */
function copyAsItLooks(source) {
  const kinds = { 'text/html': source.innerHTML, 'text/plain': source.innerText }
  const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })])
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
}
