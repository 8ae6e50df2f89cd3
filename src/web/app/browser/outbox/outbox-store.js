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
 * @property {WaitingFile[]} [files] pictures and documents, which are sent after it
 * @property {boolean} [isStored] whether the server has it, perhaps without all of these
 */

/** @typedef {{ id: string, name: string, type: string, isStored?: boolean, reason?: string }} WaitingFile */
/** @typedef {{ id: string, number: number, bytes: ArrayBuffer }} Piece of a recording, or all of a file, under the file’s id */

/** @type {Promise<IDBDatabase> | null} */
let opening = null

function open() {
  opening ??= new Promise((resolve, reject) => {
    // With a new number, open pages of an older build send nothing: they would lose what they know nothing of.
    const request = indexedDB.open('kith-outbox', 2)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion > 0) return
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

/** @param {Entry} entry @param {Piece[]} [added] @returns {Promise<void>} */
export function addEntry(entry, added = []) {
  return run('readwrite', ({ entries, pieces }) => {
    entries.add(entry)
    for (const piece of added) pieces.add(piece)
  })
}

/** @param {string} id @param {number} number @param {ArrayBuffer} bytes @returns {Promise<void>} */
export function addPiece(id, number, bytes) {
  return run('readwrite', ({ pieces }) => {
    pieces.put({ id, number, bytes })
  })
}

/** Null if it is no longer there. @param {string} id @param {Partial<Entry>} change @param {Piece[]} [added] @returns {Promise<Entry | null>} */
export function changeEntry(id, change, added = []) {
  return run('readwrite', ({ entries, pieces }, give) => {
    give(null)
    const request = entries.get(id)
    request.onsuccess = () => {
      if (!request.result) return
      for (const piece of added) pieces.put(piece)
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

/** The pieces of a recording, or a file. @param {string} id @returns {Promise<ArrayBuffer[]>} */
export function readRecording(id) {
  return run('readonly', ({ pieces }, give) => {
    const request = pieces.getAll(piecesOf(id))
    request.onsuccess = () => give(request.result.map(({ bytes }) => bytes))
  })
}

/** @param {string} id @returns {Promise<void>} */
export function removeEntry(id) {
  return run('readwrite', (stores) => {
    const request = stores.entries.get(id)
    request.onsuccess = () => request.result && erase(stores, request.result)
  })
}

/**
 * Removes what the server has, once it has all files too. An entry that was given to somebody meanwhile stays, to be sent
 * again.
 * @param {Entry} sent @returns {Promise<void>}
 */
export function removeSent({ id, connectionId, others }) {
  return run('readwrite', (stores) => {
    const request = stores.entries.get(id)
    request.onsuccess = () => {
      const entry = request.result
      if (entry?.connectionId !== connectionId || String(entry.others ?? '') !== String(others ?? '')) return
      if (waitingFiles(entry).length > 0) stores.entries.put({ ...entry, isStored: true })
      else erase(stores, entry)
    }
  })
}

/** @param {Entry} entry */
export const waitingFiles = ({ files = [] }) => files.filter(({ isStored }) => !isStored)

/** @param {{ entries: IDBObjectStore, pieces: IDBObjectStore }} stores @param {Entry} entry */
function erase({ entries, pieces }, { id, files = [] }) {
  entries.delete(id)
  for (const each of [{ id }, ...files]) pieces.delete(piecesOf(each.id))
}

/** @param {string} id */
const piecesOf = (id) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
