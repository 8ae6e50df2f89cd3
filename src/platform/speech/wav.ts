import { type FileHandle, open } from 'node:fs/promises'
import type { Piece } from './sound.ts'

type Layout = { encoding: number; channels: number; rate: number; bits: number; from: number; to: number }

const pcm = 1
const float = 3
const extensible = 0xfffe
const maxPartBytes = 1 << 18

/** The samples of a PCM WAV file, in pieces; null for other encodings. */
export async function openWav(file: string): Promise<AsyncGenerator<Piece> | null> {
  const handle = await open(file)
  const layout = await layoutOf(handle).catch(() => null)
  if (layout && readers[`${layout.encoding}/${layout.bits}`]) return piecesOf(handle, layout)
  await handle.close()
  return null
}

async function layoutOf(handle: FileHandle): Promise<Layout | null> {
  const { size } = await handle.stat()
  let format: Omit<Layout, 'from' | 'to'> | null = null
  for (let at = 12; at + 8 <= size; ) {
    const head = await bytes(handle, at, 8)
    const length = head.readUInt32LE(4)
    const name = head.toString('latin1', 0, 4)
    if (name === 'fmt ') format = formatOf(await bytes(handle, at + 8, Math.min(length, 40)))
    // Interrupted or streaming recorders leave a length of 0, or more than the file has.
    if (name === 'data' && format)
      return { ...format, from: at + 8, to: length ? Math.min(size, at + 8 + length) : size }
    at += 8 + length + (length % 2)
  }
  return null
}

function formatOf(chunk: Buffer) {
  const code = chunk.readUInt16LE(0)
  const encoding = code === extensible && chunk.length >= 26 ? chunk.readUInt16LE(24) : code
  const format = {
    encoding,
    channels: chunk.readUInt16LE(2),
    rate: chunk.readUInt32LE(4),
    bits: chunk.readUInt16LE(14),
  }
  return format.channels > 0 && format.rate > 0 ? format : null
}

async function* piecesOf(handle: FileHandle, { encoding, channels, rate, bits, from, to }: Layout) {
  const read = readers[`${encoding}/${bits}`]
  if (!read) return
  const width = bits / 8
  const frame = width * channels
  try {
    for (let at = from; at + frame <= to; ) {
      const part = await bytes(handle, at, frame * Math.floor(Math.min(maxPartBytes, to - at) / frame))
      const frames = part.length / frame
      const channelData = Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: frames }, (_, index) => read(part, index * frame + channel * width)),
      )
      yield { channelData, sampleRate: rate }
      at += part.length
    }
  } finally {
    await handle.close()
  }
}

const readers: Record<string, (part: Buffer, at: number) => number> = {
  [`${pcm}/8`]: (part, at) => (part.readUInt8(at) - 128) / 128,
  [`${pcm}/16`]: (part, at) => part.readInt16LE(at) / 32_768,
  [`${pcm}/24`]: (part, at) => part.readIntLE(at, 3) / 8_388_608,
  [`${pcm}/32`]: (part, at) => part.readInt32LE(at) / 2_147_483_648,
  [`${float}/32`]: (part, at) => part.readFloatLE(at),
  [`${float}/64`]: (part, at) => part.readDoubleLE(at),
}

async function bytes(handle: FileHandle, at: number, length: number) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new Error('The file ends too early.')
  return buffer
}
