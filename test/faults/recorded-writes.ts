import { join } from 'node:path'
import { compileLibrary } from '../harness/compile-library.ts'
import { root } from '../machine/running.ts'

/** The files of a database, as a disk holds them. */
export type Files = { database: Buffer; log: Buffer }

type Entry = { kind: number; isLog: boolean; offset: number; bytes: Buffer }

const kinds = { written: 0, cut: 1, synced: 2, removed: 3 }
const headLength = 16

/** The library that records writes and syncs; null where it cannot be built. */
export function compileRecorder(folder: string) {
  return compileLibrary(join(root, 'test/faults/recorded-writes.c'), folder)
}

/** The files after a power cut: with all that was synced, and of the rest what `isKept` says. */
export function afterPowerCut(files: Files, recorded: Buffer, isKept: () => boolean) {
  const [database, log] = [new Disk(files.database), new Disk(files.log)]
  for (const entry of entriesOf(recorded)) (entry.isLog ? log : database).add(entry)
  const unsynced = database.unsynced + log.unsynced
  return { files: { database: database.cut(isKept), log: log.cut(isKept) }, unsynced }
}

function* entriesOf(recorded: Buffer): Iterable<Entry> {
  for (let at = 0; at + headLength <= recorded.length; ) {
    const length = recorded.readUInt32LE(at + 4)
    const end = at + headLength + length
    // The process was killed while it wrote the last one.
    if (end > recorded.length) return
    const offset = Number(recorded.readBigUInt64LE(at + 8))
    const bytes = recorded.subarray(at + headLength, end)
    yield { kind: recorded[at] ?? 0, isLog: recorded[at + 1] === 1, offset, bytes }
    at = end
  }
}

/** One file: what is on the disk, and what is only on its way. */
class Disk {
  #bytes: Buffer
  #waiting: Entry[] = []

  constructor(bytes: Buffer) {
    this.#bytes = Buffer.from(bytes)
  }

  get unsynced() {
    return this.#waiting.length
  }

  add(entry: Entry) {
    if (entry.kind === kinds.synced) this.cut(() => true)
    else if (entry.kind === kinds.removed) [this.#bytes, this.#waiting] = [Buffer.alloc(0), []]
    else this.#waiting.push(entry)
  }

  cut(isKept: () => boolean) {
    for (const entry of this.#waiting) if (isKept()) this.#apply(entry)
    this.#waiting = []
    return this.#bytes
  }

  #apply({ kind, offset, bytes }: Entry) {
    const length = kind === kinds.cut ? offset : Math.max(this.#bytes.length, offset + bytes.length)
    if (length < this.#bytes.length) this.#bytes = this.#bytes.subarray(0, length)
    if (length > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], length)
    bytes.copy(this.#bytes, offset)
  }
}
