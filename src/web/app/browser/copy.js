/** Buttons that copy an element: `data-copy` is its id. A table is copied as it looks, other elements as text. */
import { announce } from './part.js'

for (const button of document.querySelectorAll('[data-copy]')) {
  if (!(button instanceof HTMLElement)) continue
  button.hidden = false
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy ?? '')
    if (!source) return
    await copy(source)
    announce(button.dataset.copied ?? '')
  })
}

/** @param {HTMLElement} source */
async function copy(source) {
  try {
    if (!source.querySelector('table')) return await navigator.clipboard.writeText(source.textContent ?? '')
    const kinds = { 'text/html': source.innerHTML, 'text/plain': source.innerText }
    const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  } catch {
    // Over plain HTTP there is no clipboard; what is selected can still be copied.
    getSelection()?.selectAllChildren(source)
    document.execCommand('copy')
  }
}
