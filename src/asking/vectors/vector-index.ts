import { setImmediate as nextTurn } from 'node:timers/promises'
import { dots, rowsAtOnce, squares } from './dot-products.ts'

/** Memory used by an id, including its positions in the lists. */
const bytesOfId = 120

/** Vectors compared together, with the inverse of each one's length. */
type Block = { cells: Int8Array; scales: Float32Array }

/** The vectors of one member, side by side. A text has one per window; the nearest one counts. */
export class VectorIndex {
  readonly #size: number
  readonly #rows: number
  readonly #blocks: Block[] = []
  /** The id that each window belongs to; null where it was removed. */
  readonly #owners: (string | null)[] = []
  /** Where the windows of each id start. Rebuilt after changes, which takes as long as adding them all. */
  #firsts: Map<string, number> | null = null

  /** How many numbers a vector has. */
  constructor(size: number) {
    this.#size = size
    this.#rows = rowsAtOnce(size)
  }

  get bytes() {
    return this.#blocks.length * this.#rows * (this.#size + 4) + this.#owners.length * bytesOfId
  }

  /** Adds ids that are not here yet. The vectors of all of them are one after the other. */
  addAll(ids: string[], counts: number[], vectors: Uint8Array) {
    const first = this.#owners.length
    let at = 0
    for (const id of ids) for (let count = counts[at++] ?? 0; count > 0; count--) this.#owners.push(id)
    this.#firsts = null
    this.#write(first, vectors)
  }

  /** Replaces the windows of this id if the new ones fit in their place. */
  put(id: string, vectors: Uint8Array) {
    const count = vectors.length / this.#size
    const known = this.#places.get(id)
    this.#write(known !== undefined && this.#countFrom(known) === count ? known : this.#newPlace(id, count), vectors)
  }

  drop(id: string) {
    const first = this.#places.get(id)
    if (first === undefined) return
    this.#owners.fill(null, first, first + this.#countFrom(first))
    this.#places.delete(id)
  }

  /** The nearest vectors by cosine. Yields to other work now and then. */
  async nearest(query: Int16Array, limit: number) {
    const best = new Best(limit)
    const scale = 1 / (Math.hypot(...query) || 1)
    for (const [n, { cells, scales }] of this.#blocks.entries()) {
      if (n > 0) await nextTurn()
      const from = n * this.#rows
      const count = Math.min(this.#rows, this.#owners.length - from)
      const sums = dots(query, cells.subarray(0, count * this.#size))
      for (let at = 0; at < count; at++) {
        const score = (sums[at] ?? 0) * (scales[at] ?? 0) * scale
        const owner = score > best.least && this.#owners[from + at]
        if (owner) best.offer(owner, score)
      }
    }
    return best.all()
  }

  get #places() {
    if (this.#firsts) return this.#firsts
    const firsts = new Map<string, number>()
    for (const [n, id] of this.#owners.entries()) if (id !== null && this.#owners[n - 1] !== id) firsts.set(id, n)
    this.#firsts = firsts
    return firsts
  }

  #newPlace(id: string, count: number) {
    this.drop(id)
    const first = this.#owners.length
    for (let n = 0; n < count; n++) this.#owners.push(id)
    this.#places.set(id, first)
    return first
  }

  /** Writes the vectors of the windows from `first` on, block by block. */
  #write(first: number, vectors: Uint8Array) {
    const cells = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length)
    for (let from = 0; from < cells.length; ) {
      const window = first + from / this.#size
      const at = window % this.#rows
      const some = cells.subarray(from, from + (this.#rows - at) * this.#size)
      const block = this.#blockOf(window)
      block.cells.set(some, at * this.#size)
      let next = at
      for (const square of squares(this.#size, some)) block.scales[next++] = 1 / (Math.sqrt(square) || 1)
      from += some.length
    }
  }

  #blockOf(window: number) {
    const n = Math.floor(window / this.#rows)
    this.#blocks[n] ??= { cells: new Int8Array(this.#rows * this.#size), scales: new Float32Array(this.#rows) }
    return this.#blocks[n]
  }

  /** The windows of an id are next to each other. */
  #countFrom(first: number) {
    const owner = this.#owners[first]
    let at = first
    while (at < this.#owners.length && this.#owners[at] === owner) at++
    return at - first
  }
}

/** The highest of many scores, one for each id. */
class Best {
  /** Only scores above this count. */
  least = Number.NEGATIVE_INFINITY
  readonly #limit: number
  #scores = new Map<string, number>()

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(id: string, score: number) {
    if (score <= this.least || score <= (this.#scores.get(id) ?? Number.NEGATIVE_INFINITY)) return
    this.#scores.set(id, score)
    if (this.#scores.size < 4 * this.#limit) return
    this.#scores = this.all()
    this.least = Math.min(...this.#scores.values())
  }

  /** Highest score first. */
  all() {
    return new Map([...this.#scores].sort(([, one], [, other]) => other - one).slice(0, this.#limit))
  }
}
