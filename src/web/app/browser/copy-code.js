/**
 * Copies the text beside a button. The buttons need this script, so they are hidden without it.
 */
import { announce } from './part.js'

let timer = 0
const readingMs = 5_000

for (const button of document.querySelectorAll('button.copy')) button.removeAttribute('hidden')

document.addEventListener('click', async ({ target }) => {
  const button = /** @type {Element} */ (target).closest?.('button.copy')
  const code = button?.parentElement?.querySelector('code')
  if (!(button instanceof HTMLButtonElement) || !code) return
  announce((await copy(code)) ? (button.dataset.copied ?? '') : (button.dataset.selected ?? ''))
  clearTimeout(timer)
  timer = window.setTimeout(announce, readingMs, '')
})

/** @param {Element} code */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    // Over plain HTTP there is no clipboard; selected text can still be copied.
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}
