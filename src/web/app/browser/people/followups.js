/**
 * For drafts: opens the text as it is typed in an e-mail program, and says how it goes.
 */

import { announce } from '../parts/part.js'
import { announceBriefly } from './copy.js'

let isDrafting = false

document.addEventListener('parts:replaced', () => {
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
  const link = /** @type {Element} */ (target).closest?.('a[data-mail]')
  if (link instanceof HTMLAnchorElement) fillMail(link)
})

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
