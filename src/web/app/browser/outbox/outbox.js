/**
 * Sends what was captured. Everything is stored on this device first, sent by one tab at a time with the id made here, and
 * removed only when the server has it, so nothing is lost or doubled by a cut connection, two tabs or a killed browser.
 */

import { doubtSession } from '../offline/offline.js'
import { newId } from '../parts/ids.js'
import { announce, parse } from '../parts/part.js'
import {
  addEntry,
  changeEntry,
  listEntries,
  readRecording,
  removeEntry,
  removeSent,
  waitingFiles,
} from './outbox-store.js'

/** @typedef {import('./outbox-store.js').Entry} Entry */
/** @typedef {import('./outbox-store.js').Piece} Piece */
/** @typedef {{ id: string, file: File }[]} Files chosen, each with an id, so that one sent twice is stored once */

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
 * Keeps a note or a recording, with its files, on this device, then sends it. Rejects with a `QuotaExceededError` when the device is full:
 * what waits already stays.
 * @param {{ text?: string, kind?: string, connectionId?: string, who?: string, others?: string[], occurredAt?: string, audio?: { bytes: ArrayBuffer, type: string }, files?: Files }} captured
 * @returns {Promise<string>} its id
 */
export async function capture({ audio, files, ...captured }) {
  const entry = newEntry({ ...captured, mediaType: audio?.type ?? '' })
  const kept = await readFiles(files)
  if (audio) kept.pieces.push({ id: entry.id, number: 0, bytes: audio.bytes })
  await addEntry({ ...entry, files: kept.files }, kept.pieces)
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

/** @param {Files} [files] */
async function readFiles(files = []) {
  /** @type {Piece[]} */
  const pieces = []
  for (const { id, file } of files) pieces.push({ id, number: 0, bytes: await file.arrayBuffer() })
  return { files: files.map(({ id, file: { name, type } }) => ({ id, name, type })), pieces }
}

/** @param {string} id @param {Partial<Entry>} change @param {Files} [files] */
export async function changeWaiting(id, change, files) {
  const kept = files && (await readFiles(files))
  const changed = await changeEntry(id, { ...change, ...(kept && { files: kept.files }) }, kept?.pieces)
  tellChange()
  void sendWaiting()
  return changed
}

/** @param {string} id */
export async function discard(id) {
  await removeEntry(id)
  tellChange()
}

/** The pages and the other tabs draw again what waits. @param {{ id: string, address: string, isWhole: boolean }} [sent] with where it went */
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
  const { id, files = [] } = entry
  let address = ''
  if (!entry.isStored) {
    const { outcome, text } = await post('/capture/entries', entry, await formOf(entry))
    if (outcome === 'later') return false
    if (outcome !== 'taken') {
      await changeEntry(id, outcome === 'refused' ? { state: 'refused', reason: text } : { reason: text })
      tellChange()
      return true
    }
    await removeSent(entry)
    const answer = parse(text).querySelector('#sent')
    address = answer instanceof HTMLElement ? (answer.dataset.saved ?? '') : ''
    // Such as that the clock of this device is wrong.
    const said = answer?.textContent?.trim()
    if (said) announce(said)
    if (files.length > 0) tellChange()
  }
  for (const file of waitingFiles(entry)) {
    const { outcome, text } = await post(`/capture/${id}/files`, entry, await formOfFile(file))
    if (outcome === 'later') return false
    file.isStored = outcome === 'taken'
    file.reason = outcome === 'refused' ? text : ''
    await changeEntry(id, { files, ...(file.reason && { state: 'refused' }) })
  }
  await removeSent(entry)
  tellChange({ id, address, isWhole: waitingFiles(entry).length === 0 })
  return true
}

/** What came of it, and the answer. @param {string} address @param {Entry} entry @param {FormData} body */
async function post(address, { memberId }, body) {
  const response = await fetch(`${address}?member=${memberId}`, {
    method: 'POST',
    headers: { 'Kith-Part': 'sent' },
    body,
    signal: AbortSignal.timeout(body.has('audio') || body.has('file') ? sendingTime.recording : sendingTime.text),
  })
  const { ok, status, headers } = response
  if (status === 401) doubtSession()
  // A page of somebody else's, such as a hotel's sign-in, is no answer.
  const isLater = ok ? !headers.has('kith-build') : [401, 403, 408, 425, 429].includes(status)
  // Gone: it arrived before, and was removed there.
  const isTaken = ok || status === 410
  const text = (await response.text()).slice(0, 1000)
  return { outcome: isLater ? 'later' : isTaken ? 'taken' : status < 500 ? 'refused' : 'failed', text }
}

/** @param {import('./outbox-store.js').WaitingFile} file */
async function formOfFile({ id, name, type }) {
  const form = new FormData()
  form.set('fileId', id)
  form.set('file', new Blob(await readRecording(id), { type }), name)
  return form
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
