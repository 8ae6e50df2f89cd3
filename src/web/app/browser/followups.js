/**
 * For drafts: copies the text, opens it as it is typed in an e-mail program, and says how it goes.
 */
import { announce } from './part.js'

let isDrafting = false
let timer = 0
const readingMs = 5_000

showCopyButtons()
document.addEventListener('parts:replaced', () => {
  showCopyButtons()
  const said = document.querySelector('[data-say]')
  said?.removeAttribute('data-say')
  if (said || isDrafting) announceBriefly(said?.textContent ?? '')
  isDrafting = false
})
document.addEventListener('submit', ({ target }) => {
  if (!(target instanceof HTMLFormElement) || !target.dataset.busy) return
  isDrafting = true
  announce(target.dataset.busy)
})
document.addEventListener('click', ({ target }) => {
  const control = /** @type {Element} */ (target).closest?.('[data-copy], [data-mail]')
  if (control instanceof HTMLButtonElement) void copy(control)
  if (control instanceof HTMLAnchorElement) fillMail(control)
})

/** They need this script, so they are hidden without it. */
function showCopyButtons() {
  for (const button of document.querySelectorAll('button[data-copy]')) button.removeAttribute('hidden')
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const text = document.getElementById(button.dataset.copy ?? '')
  if (!(text instanceof HTMLTextAreaElement)) return
  announceBriefly((await copyText(text)) ? (button.dataset.copied ?? '') : (button.dataset.selected ?? ''))
}

/** For what asks nothing of anybody: it goes away by itself. @param {string} sentence */
function announceBriefly(sentence) {
  clearTimeout(timer)
  announce(sentence)
  if (sentence) timer = window.setTimeout(announce, readingMs, '')
}

/** @param {HTMLTextAreaElement} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text.value)
    return true
  } catch {
    // Over plain HTTP there is no clipboard; selected text can still be copied.
    text.select()
    return document.execCommand('copy')
  }
}

/** Puts what is typed into the link, also before it is saved. @param {HTMLAnchorElement} link */
function fillMail(link) {
  const fields = link.closest('form')?.elements
  const [subject, body] = ['subject', 'body'].map((name) => {
    const field = fields?.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return encodeURIComponent((isText ? field.value : '').replaceAll(/\r?\n/g, '\r\n'))
  })
  const start = `${link.href.split('?', 1)[0]}?subject=${subject}`
  const whole = `${start}&body=${body}`
  const isTooLong = whole.length > Number(link.dataset.mail)
  link.href = isTooLong ? start : whole
  link.parentElement?.querySelector('.too-long')?.toggleAttribute('hidden', !isTooLong)
}
