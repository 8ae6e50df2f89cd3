// Plain JavaScript multiplies one number at a time. So these are two small functions in WebAssembly, which take eight: of
// each row of bytes, the sum of its products with the query, whose numbers have two bytes each, or with itself.
//
//   do {
//     for (at = 0, sums = 0; at < end; at += 64, row += 32) sums += query[at …] · row[…]    four times eight
//     *out++ = sums
//   } while (--rows > 0)

const [end, row, out, rows, at, sums] = [0, 1, 2, 3, 4, 5]
const get = (name: number) => [0x20, name]
const set = (name: number) => [0x21, name]
const tee = (name: number) => [0x22, name]
const i32 = { type: 0x7f, store: [0x36, 2, 0], lessThan: 0x49, add: 0x6a }
/** LEB128: one byte from -64 to 63, otherwise two. */
const number = (value: number) => (value < 64 ? [0x41, value & 127] : [0x41, (value & 127) | 128, value >> 7])
const vector = {
  type: 0x7b,
  load: (offset: number) => [0xfd, 0x00, 0, offset],
  loadBytes: (offset: number) => [0xfd, 0x01, 0, offset],
  zero: [0xfd, 0x0c, ...new Uint8Array(16)],
  lane: (n: number) => [0xfd, 0x1b, n],
  dot: [0xfd, 0xba, 0x01],
  add: [0xfd, 0xae, 0x01],
}
const loop = (...body: number[]) => [0x03, 0x40, ...body, 0x0b]
const again = [0x0d, 0]

type Eight = (n: number) => number[]
const ofQuery: Eight = (n) => [...get(at), ...vector.load(16 * n)]
const ofRow: Eight = (n) => [...get(row), ...vector.loadBytes(8 * n)]
const eachPart = (factor: Eight) =>
  loop(
    ...get(sums),
    ...[0, 1, 2, 3].flatMap((n) => [...factor(n), ...ofRow(n), ...vector.dot, ...vector.add]),
    ...set(sums),
    ...[...get(row), ...number(32), i32.add, ...set(row)],
    ...[...get(at), ...number(64), i32.add, ...tee(at), ...get(end), i32.lessThan, ...again],
  )
const eachRow = (factor: Eight) =>
  loop(
    ...[...number(0), ...set(at), ...vector.zero, ...set(sums), ...eachPart(factor)],
    ...[...get(out), ...get(sums), ...vector.lane(0)],
    ...[1, 2, 3].flatMap((n) => [...get(sums), ...vector.lane(n), i32.add]),
    ...[...i32.store, ...get(out), ...number(4), i32.add, ...set(out)],
    ...[...get(rows), ...number(-1), i32.add, ...tee(rows), ...again],
  )

/** Each part of a module begins with its number and its length; lengths below 128 take one byte, others two. */
const sized = (bytes: number[]) => [...length(bytes.length), ...bytes]
const length = (count: number) => (count < 128 ? [count] : [(count & 127) | 128, count >> 7])
const section = (number: number, ...bytes: number[]) => [number, ...sized(bytes)]
const pages = 17
const locals = [2, 1, i32.type, 1, vector.type]
const body = (factor: Eight) => sized([...locals, ...eachRow(factor), 0x0b])
const module = [
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 1, 0x60, 4, ...Array<number>(4).fill(i32.type), 0),
  ...section(3, 2, 0, 0),
  ...section(5, 1, 0, pages),
  // `m`, the memory; `q`, with the query; `s`, with itself.
  ...section(7, 3, ...[1, 0x6d, 2, 0], ...[1, 0x71, 0, 0], ...[1, 0x73, 0, 1]),
  ...section(10, 2, ...body(ofQuery), ...body(ofRow)),
]

/** Declares only what is used here: the browser types are not loaded. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: object }
}
type Run = (...places: number[]) => void
type Exports = { m: { buffer: ArrayBuffer }; q: Run; s: Run }

const { m: memory, ...run } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(module)))
  .exports as Exports

/** The length of a vector is at most this, and always a multiple of 32. */
const maxVectorLength = 4_096
const cellsAt = 2 * maxVectorLength
const outAt = 1 << 20
const room = outAt - cellsAt

/** How many rows fit in memory at once. */
export const rowsAtOnce = (size: number) => Math.floor(Math.min(room / size, (pages * 65_536 - outAt) / 4))

/** The sums for the rows in `cells`. Read them before the next call: it overwrites them. */
export function dots(query: Int16Array, cells: Int8Array): Int32Array {
  new Int16Array(memory.buffer, 0, query.length).set(query)
  return sumsOf(run.q, query.length, cells)
}

/** The sum of the squares of each row in `cells`, to be read as soon. */
export function squares(size: number, cells: Int8Array): Int32Array {
  return sumsOf(run.s, size, cells)
}

function sumsOf(run: Run, size: number, cells: Int8Array) {
  const count = cells.length / size
  new Int8Array(memory.buffer, cellsAt, cells.length).set(cells)
  if (count > 0) run(2 * size, cellsAt, outAt, count)
  return new Int32Array(memory.buffer, outAt, count)
}

/** The stored windows of one text: one byte for each number. Only a vector's direction counts, not its length. */
export function packed(vectors: Float32Array[]): Uint8Array {
  return Buffer.concat(vectors.map((vector) => Buffer.from(Int8Array.from(scaled(vector, 127)).buffer)))
}

/** A question's vector, more precise than the stored vectors it is compared with. */
export function asQuery(vector: Float32Array): Int16Array {
  return Int16Array.from(scaled(vector, 8_191))
}

function scaled(vector: Float32Array, max: number) {
  const largest = vector.reduce((max, part) => Math.max(max, Math.abs(part)), 0) || 1
  return vector.map((part) => Math.round((part / largest) * max))
}
