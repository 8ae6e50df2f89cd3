/**
 * What was captured on this device and is not on the server yet: entries, and the pieces of their recordings. Everything
 * is on the disk before a promise here resolves. Bytes are stored as `ArrayBuffer`: blobs in IndexedDB broke in WebKit.
 *
 * @typedef {object} Entry
 * @property {string} id made here, so that an entry sent twice is stored once
 * @property {string} memberId whose it is: nobody else sends or sees it
 * @property {'recording' | 'waiting' | 'refused'} state
 * @property {string} kind
 * @property {string} text
 * @property {string} occurredAt
 * @property {string} connectionId whom it is about, or empty; `new` for a person who is added by the name in `who`
 * @property {string} who
 * @property {string[]} [others] who else it is about: ids, or `new` and a name
 * @property {string} mediaType of the recording, or empty
 * @property {string} reason why it was not taken, or empty
 * @property {number} savedAt
 */

/** @type {Promise<IDBDatabase> | null} */
let opening = null

function open() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('kith-outbox', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', { keyPath: 'id' })
      request.result.createObjectStore('pieces', { keyPath: ['id', 'number'] })
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.onclose = forgetDatabase
      request.result.onversionchange = () => {
        request.result.close()
        forgetDatabase()
      }
      resolve(request.result)
    }
  })
  opening.catch(forgetDatabase)
  return opening
}

function forgetDatabase() {
  opening = null
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(stores: { entries: IDBObjectStore, pieces: IDBObjectStore }, give: (value: T) => void) => void} work
 * @returns {Promise<T>}
 */
async function run(mode, work) {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['entries', 'pieces'], mode, { durability: 'strict' })
    /** @type {any} */
    let result
    transaction.oncomplete = () => resolve(result)
    transaction.onabort = () => reject(transaction.error)
    const stores = { entries: transaction.objectStore('entries'), pieces: transaction.objectStore('pieces') }
    work(stores, (value) => {
      result = value
    })
  })
}

/** @param {Entry} entry @param {ArrayBuffer} [recording] @returns {Promise<void>} */
export function addEntry(entry, recording) {
  return run('readwrite', ({ entries, pieces }) => {
    entries.add(entry)
    if (recording) pieces.add({ id: entry.id, number: 0, bytes: recording })
  })
}

/** @param {string} id @param {number} number @param {ArrayBuffer} bytes @returns {Promise<void>} */
export function addPiece(id, number, bytes) {
  return run('readwrite', ({ pieces }) => {
    pieces.put({ id, number, bytes })
  })
}

/** Null if it is no longer there. @param {string} id @param {Partial<Entry>} change @returns {Promise<Entry | null>} */
export function changeEntry(id, change) {
  return run('readwrite', ({ entries }, give) => {
    give(null)
    const request = entries.get(id)
    request.onsuccess = () => {
      if (!request.result) return
      const changed = { ...request.result, ...change }
      entries.put(changed)
      give(changed)
    }
  })
}

/** The oldest first. @param {string} memberId @returns {Promise<Entry[]>} */
export function listEntries(memberId) {
  return run('readonly', ({ entries }, give) => {
    const request = entries.getAll()
    request.onsuccess = () => {
      const own = /** @type {Entry[]} */ (request.result).filter((entry) => entry.memberId === memberId)
      give(own.sort((one, other) => one.savedAt - other.savedAt || (one.id < other.id ? -1 : 1)))
    }
  })
}

/** @param {string} id @returns {Promise<ArrayBuffer[]>} */
export function readRecording(id) {
  return run('readonly', ({ pieces }, give) => {
    const request = pieces.getAll(piecesOf(id))
    request.onsuccess = () => give(request.result.map(({ bytes }) => bytes))
  })
}

/** @param {string} id @returns {Promise<void>} */
export function removeEntry(id) {
  return run('readwrite', ({ entries, pieces }) => {
    entries.delete(id)
    pieces.delete(piecesOf(id))
  })
}

/** Removes what the server has. An entry that was given to somebody meanwhile stays, to be sent again. @param {Entry} sent @returns {Promise<void>} */
export function removeSent({ id, connectionId, others }) {
  return run('readwrite', ({ entries, pieces }) => {
    const request = entries.get(id)
    request.onsuccess = () => {
      if (request.result && request.result.connectionId !== connectionId) return
      if (String(request.result?.others ?? '') !== String(others ?? '')) return
      entries.delete(id)
      pieces.delete(piecesOf(id))
    }
  })
}

/** @param {string} id */
const piecesOf = (id) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
