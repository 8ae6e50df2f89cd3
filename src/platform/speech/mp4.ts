import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

type Box = { name: string; from: number; to: number }

const maxIndexBytes = 16 * 1024 * 1024
/** The boxes that lead from the index to its lists of offsets. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/**
 * The bytes of an MP4 file with its index moved to the front. Phones write it last, and the decoder would then hold the
 * whole recording in memory, at sixty times the size of the file.
 */
export async function* indexFirst(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file)
  const index = await lateIndex(handle).finally(() => handle.close())
  if (!index) return yield* createReadStream(file)
  const { ftyp, moov, bytes } = index
  yield* createReadStream(file, { end: ftyp.to - 1 })
  yield bytes
  yield* createReadStream(file, { start: ftyp.to, end: moov.from - 1 })
}

async function lateIndex(handle: FileHandle) {
  const boxes = await topBoxes(handle)
  const [ftyp] = boxes
  const moov = boxes.find((box) => box.name === 'moov')
  const sound = boxes.findIndex((box) => box.name === 'mdat')
  if (!ftyp || !moov || sound < 0 || sound > boxes.indexOf(moov)) return null
  const bytes = Buffer.alloc(moov.to - moov.from)
  if (bytes.length > maxIndexBytes) return null
  await handle.read(bytes, 0, bytes.length, moov.from)
  shift(bytes, bytes.length)
  return { ftyp, moov, bytes }
}

async function topBoxes(handle: FileHandle) {
  const { size } = await handle.stat()
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= size && boxes.length < 100; ) {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, at)
    const box = boxAt(buffer, 0, size - at)
    if (!box) break
    boxes.push({ name: box.name, from: at, to: at + box.to })
    at += box.to
  }
  return boxes
}

function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  const short = bytes.readUInt32BE(at)
  // A length of 1 means that a 64-bit length follows the name; 0 means the rest of the file.
  const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || end - at
  if (length < 8 || at + length > end) return null
  return { name: bytes.toString('latin1', at + 4, at + 8), from: at, to: at + length }
}

/** Moving the index shifts the data by its length, so the offsets in its lists change. */
function shift(bytes: Buffer, by: number, from = 0, to = bytes.length) {
  for (let at = from; at + 16 <= to; ) {
    const box = boxAt(bytes, at, to)
    if (!box) return
    if (containers.has(box.name)) shift(bytes, by, at + 8, box.to)
    const width = { stco: 4, co64: 8 }[box.name]
    if (width) moveAll(bytes.subarray(at + 12, box.to), width, by)
    at = box.to
  }
}

function moveAll(list: Buffer, width: number, by: number) {
  const count = Math.min(list.readUInt32BE(0), Math.floor((list.length - 4) / width))
  for (let each = 0; each < count; each++) {
    const at = 4 + each * width
    if (width === 4) list.writeUInt32BE((list.readUInt32BE(at) + by) >>> 0, at)
    else list.writeBigUInt64BE(BigInt.asUintN(64, list.readBigUInt64BE(at) + BigInt(by)), at)
  }
}
