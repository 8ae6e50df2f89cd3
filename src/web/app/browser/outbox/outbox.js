/**
 * Sends what was captured. Everything is stored on this device first, sent by one tab at a time with the id made here, and
 * removed only when the server has it, so nothing is lost or doubled by a cut connection, two tabs or a killed browser.
 */

import { doubtSession } from '../offline/offline.js'
import { newId } from '../parts/ids.js'
import { announce, parse } from '../parts/part.js'
import { addEntry, changeEntry, listEntries, readRecording, removeEntry, removeSent } from './outbox-store.js'

/** @typedef {import('./outbox-store.js').Entry} Entry */

const shortestPause = 3_000
const longestPause = 30_000
const sendingTime = { text: 30_000, recording: 300_000 }

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('kith-outbox') : null
let pause = shortestPause
let timer = 0
let isSending = false

/** The member signed in on this browser. The page that works offline has no member of its own. */
export const currentMember = () => document.body.dataset.member || localStorage.getItem('kith-member') || ''

/**
 * Keeps a note or a recording on this device, then sends it. Rejects with a `QuotaExceededError` when the device is full:
 * what waits already stays.
 * @param {{ text?: string, kind?: string, connectionId?: string, who?: string, others?: string[], occurredAt?: string, audio?: { bytes: ArrayBuffer, type: string } }} captured
 * @returns {Promise<string>} its id
 */
export async function capture({ audio, ...captured }) {
  const entry = newEntry({ ...captured, mediaType: audio?.type ?? '' })
  await addEntry(entry, audio?.bytes)
  tellChange()
  void sendWaiting()
  return entry.id
}

/** @param {Partial<Entry>} fields @returns {Entry} */
export function newEntry(fields) {
  return {
    id: newId(),
    memberId: currentMember(),
    state: 'waiting',
    kind: fields.mediaType ? 'voice_memo' : 'note',
    text: '',
    occurredAt: new Date().toISOString(),
    connectionId: '',
    who: '',
    mediaType: '',
    reason: '',
    savedAt: Date.now(),
    ...fields,
  }
}

export function startOutbox() {
  const wake = () => {
    pause = shortestPause
    void sendWaiting()
  }
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake())
  channel?.addEventListener('message', () => document.dispatchEvent(new CustomEvent('outbox:changed')))
  wake()
}

/** @param {string} id @param {Partial<Entry>} change */
export async function changeWaiting(id, change) {
  const changed = await changeEntry(id, change)
  tellChange()
  void sendWaiting()
  return changed
}

/** @param {string} id */
export async function discard(id) {
  await removeEntry(id)
  tellChange()
}

/** The pages and the other tabs draw again what waits. @param {{ id: string, address: string }} [sent] with where it went */
function tellChange(sent) {
  document.dispatchEvent(new CustomEvent('outbox:changed', { detail: sent }))
  channel?.postMessage('changed')
}

async function sendWaiting() {
  const memberId = currentMember()
  if (isSending || !memberId) return
  isSending = true
  clearTimeout(timer)
  try {
    await finishInterrupted(memberId)
    await underLock('kith-outbox', () => sendAll(memberId))
    const isLeft = (await listEntries(memberId)).some(({ state }) => state !== 'refused')
    if (isLeft) timer = window.setTimeout(sendWaiting, pause)
    pause = Math.min(pause * 1.5, longestPause)
  } catch {
    timer = window.setTimeout(sendWaiting, longestPause)
  } finally {
    isSending = false
  }
}

/** Another tab that holds the lock does the work. Plain HTTP has no locks: there, the ids alone prevent doubles. @param {string} name @param {() => Promise<void>} work */
function underLock(name, work) {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}

/** A recording whose tab is gone is complete. @param {string} memberId */
async function finishInterrupted(memberId) {
  for (const { id, state } of await listEntries(memberId)) {
    if (state !== 'recording') continue
    await underLock(recordingLock(id), async () => {
      const isEmpty = (await readRecording(id)).length === 0
      await (isEmpty ? removeEntry(id) : changeEntry(id, { state: 'waiting' }))
      tellChange()
    })
  }
}

/** @param {string} id */
export const recordingLock = (id) => `kith-recording-${id}`

/** @param {string} memberId */
async function sendAll(memberId) {
  const tried = new Set()
  for (;;) {
    const next = (await listEntries(memberId)).find(({ id, state }) => state === 'waiting' && !tried.has(id))
    if (!next || currentMember() !== memberId) return
    tried.add(next.id)
    const goesOn = await send(next).catch(() => false)
    if (!goesOn) return
    pause = shortestPause
  }
}

/** False if the next one need not be tried now. @param {Entry} entry */
async function send(entry) {
  const response = await fetch(`/capture/entries?member=${entry.memberId}`, {
    method: 'POST',
    headers: { 'Kith-Part': 'sent' },
    body: await formOf(entry),
    signal: AbortSignal.timeout(entry.mediaType ? sendingTime.recording : sendingTime.text),
  })
  // A page of somebody else's, such as a hotel's sign-in, is no answer.
  if (response.ok && !response.headers.has('kith-build')) return false
  // Gone: it arrived before, and was removed there.
  if (response.ok || response.status === 410) {
    await removeSent(entry)
    const answer = response.ok ? parse(await response.text()).querySelector('#sent') : null
    tellChange({ id: entry.id, address: answer instanceof HTMLElement ? (answer.dataset.saved ?? '') : '' })
    // Such as that the clock of this device is wrong.
    const said = answer?.textContent?.trim()
    if (said) announce(said)
    return true
  }
  if (response.status === 401) doubtSession()
  if ([401, 403, 408, 425, 429].includes(response.status)) return false
  const reason = (await response.text()).slice(0, 400)
  await changeEntry(entry.id, response.status < 500 ? { state: 'refused', reason } : { reason })
  tellChange()
  return true
}

/** @param {Entry} entry */
async function formOf({ id, kind, text, occurredAt, connectionId, who, others = [], mediaType }) {
  const form = new FormData()
  const sentAt = new Date().toISOString()
  for (const [name, value] of Object.entries({ captureId: id, kind, text, occurredAt, sentAt, connectionId, who }))
    if (value) form.set(name, value)
  for (const other of others) form.set(`with-${other}`, 'on')
  if (mediaType) form.set('audio', new Blob(await readRecording(id), { type: mediaType }), 'recording')
  return form
}
