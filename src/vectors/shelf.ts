import { setImmediate as nextTurn } from 'node:timers/promises'
import { Best } from './best.ts'
import { dots, rowsAtOnce } from './dots.ts'

/** What an id takes, with its place in the map. */
const bytesOfId = 100

/** The vectors of one member, side by side in one block. A text has one for each of its windows: the nearest counts. */
export class Shelf {
  readonly #size: number
  readonly #firsts = new Map<string, number>()
  /** Whose a window is; null where there was something that is gone. */
  #owners: (string | null)[] = []
  #cells = new Int8Array(0)
  /** One over the length of each. */
  #scales = new Float32Array(0)

  /** How many numbers a vector has. */
  constructor(size: number) {
    this.#size = size
  }

  get bytes() {
    return this.#cells.length + 4 * this.#scales.length + 8 * this.#owners.length + bytesOfId * this.#firsts.size
  }

  /** Takes the place of what was there for this id, if it fits. */
  put(id: string, vectors: Uint8Array) {
    const count = vectors.length / this.#size
    const known = this.#firsts.get(id)
    const first = known !== undefined && this.#countFrom(known) === count ? known : this.#newPlace(id, count)
    this.#cells.set(vectors, first * this.#size)
    for (let at = first; at < first + count; at++) this.#scales[at] = 1 / (this.#lengthOf(at) || 1)
  }

  drop(id: string) {
    const first = this.#firsts.get(id)
    if (first === undefined) return
    this.#owners.fill(null, first, first + this.#countFrom(first))
    this.#firsts.delete(id)
  }

  /** The nearest ones by their cosine, with a turn for others now and then. */
  async nearest(query: Int16Array, most: number) {
    const best = new Best(most)
    const scale = 1 / Math.hypot(...query)
    const step = rowsAtOnce(this.#size)
    for (let from = 0; from < this.#owners.length; from += step) {
      if (from > 0) await nextTurn()
      const to = Math.min(from + step, this.#owners.length)
      const sums = dots(query, this.#cells.subarray(from * this.#size, to * this.#size))
      for (let at = from; at < to; at++) {
        const owner = this.#owners[at]
        if (owner) best.offer(owner, (sums[at - from] ?? 0) * (this.#scales[at] ?? 0) * scale)
      }
    }
    return best.all()
  }

  #newPlace(id: string, count: number) {
    this.drop(id)
    const first = this.#owners.length
    this.#makeRoom(first + count)
    for (let n = 0; n < count; n++) this.#owners.push(id)
    this.#firsts.set(id, first)
    return first
  }

  #makeRoom(windows: number) {
    if (windows <= this.#scales.length) return
    const room = Math.max(windows, Math.ceil(this.#scales.length * 1.25), 64)
    const [cells, scales] = [this.#cells, this.#scales]
    this.#cells = new Int8Array(room * this.#size)
    this.#cells.set(cells)
    this.#scales = new Float32Array(room)
    this.#scales.set(scales)
  }

  /** An id has its windows side by side. */
  #countFrom(first: number) {
    const owner = this.#owners[first]
    let at = first
    while (this.#owners[at] === owner && at < this.#owners.length) at++
    return at - first
  }

  #lengthOf(window: number) {
    let squares = 0
    const from = window * this.#size
    for (let at = from; at < from + this.#size; at++) squares += (this.#cells[at] ?? 0) ** 2
    return Math.sqrt(squares)
  }
}
