/**
 * A draft opens in a sheet over the page, from any form or link that says `data-part="draft"`. However the sheet is closed,
 * what was typed is kept; then the focus is back where it was.
 */

import { announce, sendForm } from '../parts/part.js'
import { announceBriefly } from './copy.js'

/** @type {HTMLElement | null} */
let opener = null
/** Whether Back closes the sheet. */
let hasEntry = false

const sheet = () => /** @type {HTMLDialogElement | null} */ (document.getElementById('draft-sheet'))
const form = () => /** @type {HTMLFormElement | null} */ (sheet()?.querySelector('form') ?? null)

showShare()
// Before the form is sent, so that there is a place for the answer.
document.addEventListener(
  'submit',
  ({ target, submitter }) => {
    const isWritten = /^(tone|again)$/.test(submitter?.getAttribute('name') ?? '')
    if (isWritten && target instanceof HTMLFormElement) announce(target.dataset.busy ?? '')
    prepare(target)
  },
  true,
)
document.addEventListener(
  'click',
  (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a')
    if (link?.dataset.part === 'draft' && !(event.ctrlKey || event.metaKey || event.shiftKey)) prepare(link)
    if (link?.matches('[data-mail], [data-sms]')) fillLink(link)
    const share = /** @type {Element} */ (event.target).closest?.('button[data-share]')
    if (share) void navigator.share(typed()).catch(() => {})
    if (link?.matches('#draft .chips a') || share) preferSent()
  },
  true,
)
document.addEventListener('parts:replaced', ({ target }) => {
  showShare()
  const draft = document.getElementById('draft')
  const said = draft?.dataset.done
  if (target === document && said) {
    delete draft?.dataset.done
    sheet()?.close()
    announceBriefly(said)
  } else if (draft?.closest('main') && !sheet() && form()) history.replaceState(null, '', form()?.action)
})
document.addEventListener('part:failed', () => {
  if (sheet()?.querySelector('[data-waiting]')) sheet()?.close()
})
addEventListener('popstate', () => {
  if (!sheet()?.open) return
  hasEntry = false
  sheet()?.close()
})

/** @param {EventTarget | null} from */
function prepare(from) {
  if (!(from instanceof HTMLElement) || !from.dataset.part?.split(' ').includes('draft')) return
  if (from.closest('#draft') || (document.getElementById('draft') && !sheet())) return
  const button = from instanceof HTMLFormElement ? from.querySelector('button') : from
  const menu = from.closest('[popover]')
  opener = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : button
  showSheet(from.dataset.busy ?? '')
}

/** @param {string} busy */
function showSheet(busy) {
  const dialog = sheet() ?? makeSheet()
  const waiting = document.createElement('section')
  waiting.id = 'draft'
  waiting.dataset.waiting = ''
  waiting.textContent = busy
  dialog.querySelector('#draft')?.remove()
  dialog.append(waiting)
  dialog.showModal()
  history.pushState({ ...history.state, isSheet: true }, '')
  hasEntry = true
}

function makeSheet() {
  const dialog = document.createElement('dialog')
  dialog.id = 'draft-sheet'
  dialog.className = 'sheet draft-sheet'
  dialog.setAttribute('closedby', 'any')
  dialog.setAttribute('aria-labelledby', 'draft-title')
  dialog.addEventListener('close', closed)
  document.querySelector('main')?.append(dialog)
  return dialog
}

function closed() {
  if (hasEntry) history.back()
  hasEntry = false
  const fields = /** @type {HTMLTextAreaElement[]} */ ([...(form()?.elements ?? [])])
  const isTyped = fields.some(
    ({ value, defaultValue, name }) => /^(subject|body)$/.test(name) && value !== defaultValue,
  )
  const keep = form()?.querySelector('[value=save]')
  if (isTyped && form()?.ariaBusy !== 'true')
    void sendForm(/** @type {HTMLFormElement} */ (form()), /** @type {HTMLElement} */ (keep))
  focusOpener()
}

/** It may have been drawn again, or be gone with the draft. */
function focusOpener() {
  const label = opener?.ariaLabel
  const again = label ? `main [aria-label="${CSS.escape(label)}"]` : `main a[href="${opener?.getAttribute('href')}"]`
  const places = [
    opener,
    ...document.querySelectorAll(again),
    document.querySelector('main form[data-part=draft] button'),
  ]
  const next = places.find((each) => each?.isConnected && each.checkVisibility())
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

function typed() {
  const fields = document.querySelector('#draft form')
  const textOf = (/** @type {string} */ name) => /** @type {any} */ (fields)?.elements[name]?.value ?? ''
  return { title: textOf('subject'), text: textOf('body') }
}

/** Puts what is typed into the link, also before it is kept. @param {HTMLAnchorElement} link */
function fillLink(link) {
  const { title, text } = typed()
  const encode = (/** @type {string} */ each) => encodeURIComponent(each.replaceAll(/\r?\n/g, '\r\n'))
  const { sms, mail, longest } = link.dataset
  if (sms) link.href = `${sms}?body=${encodeURIComponent(text)}`
  if (!mail) return
  const start = `${mail}?subject=${encode(title)}`
  const whole = `${start}&body=${encode(text)}`
  const isTooLong = whole.length > Number(longest)
  link.href = isTooLong ? start : whole
  link.parentElement?.querySelector('.too-long')?.toggleAttribute('hidden', !isTooLong)
}

/** Once it was handed on, the next thing is to say so. */
function preferSent() {
  document.querySelector('#draft [value=send]')?.classList.replace('quiet', 'main')
  document.querySelector('#draft [value=save]')?.classList.replace('main', 'quiet')
}

function showShare() {
  for (const button of document.querySelectorAll('button[data-share]'))
    button.toggleAttribute('hidden', !('share' in navigator))
}
