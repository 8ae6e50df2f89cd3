import { setImmediate as nextTurn } from 'node:timers/promises'
import { dots, rowsAtOnce } from './dot-products.ts'
import { Best } from './top-scores.ts'

/** Memory used by an id, including its positions in the lists. */
const bytesOfId = 120

/** Vectors compared at once, with one divided by the length of each. */
type Block = { cells: Int8Array; scales: Float32Array }

/** The vectors of one member, side by side. A text has one per window; the nearest one counts. */
export class VectorIndex {
  readonly #size: number
  readonly #rows: number
  readonly #blocks: Block[] = []
  /** The id that each window belongs to; null where it was removed. */
  readonly #owners: (string | null)[] = []
  readonly #firsts = new Map<string, number>()

  /** How many numbers a vector has. */
  constructor(size: number) {
    this.#size = size
    this.#rows = rowsAtOnce(size)
  }

  get bytes() {
    return this.#blocks.length * this.#rows * (this.#size + 4) + this.#owners.length * bytesOfId
  }

  /** Replaces the windows of this id if the new ones fit in their place. */
  put(id: string, vectors: Uint8Array) {
    const count = vectors.length / this.#size
    const known = this.#firsts.get(id)
    const first = known !== undefined && this.#countFrom(known) === count ? known : this.#newPlace(id, count)
    if (count === 1) this.#write(first, vectors)
    else for (let n = 0; n < count; n++) this.#write(first + n, vectors.subarray(n * this.#size, (n + 1) * this.#size))
  }

  drop(id: string) {
    const first = this.#firsts.get(id)
    if (first === undefined) return
    this.#owners.fill(null, first, first + this.#countFrom(first))
    this.#firsts.delete(id)
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

  #newPlace(id: string, count: number) {
    this.drop(id)
    const first = this.#owners.length
    for (let n = 0; n < count; n++) this.#owners.push(id)
    while (this.#blocks.length * this.#rows < this.#owners.length) {
      this.#blocks.push({ cells: new Int8Array(this.#rows * this.#size), scales: new Float32Array(this.#rows) })
    }
    this.#firsts.set(id, first)
    return first
  }

  #write(window: number, vector: Uint8Array) {
    const block = this.#blocks[Math.floor(window / this.#rows)]
    const at = window % this.#rows
    block?.cells.set(vector, at * this.#size)
    if (block) block.scales[at] = 1 / (lengthOf(block.cells, at * this.#size, this.#size) || 1)
  }

  /** The windows of an id are next to each other. */
  #countFrom(first: number) {
    const owner = this.#owners[first]
    let at = first
    while (at < this.#owners.length && this.#owners[at] === owner) at++
    return at - first
  }
}

function lengthOf(cells: Int8Array, from: number, size: number) {
  let squares = 0
  for (let at = from; at < from + size; at++) {
    const cell = cells[at] ?? 0
    squares += cell * cell
  }
  return Math.sqrt(squares)
}
