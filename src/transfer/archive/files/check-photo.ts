import { readFile } from 'node:fs/promises'
import { Refusal } from '#contract/errors.ts'
import { openImage, runOneAtATime } from '#platform/images/decoder.ts'
import type { Ending } from '#platform/images/photo.ts'

type Size = { width: number; height: number }

/**
 * Whether a file is a photo as Kith writes them: pixels of the expected size and no metadata. Photos are public, so neither camera
 * data nor anything harmful may be in them.
 */
export async function isPlainPhoto(path: string, ending: Ending, isExpected: (size: Size) => boolean) {
  const bytes = await readFile(path)
  if (!(ending === 'jpg' ? isBareJpeg(bytes) : isBareWebp(bytes))) return false
  try {
    return await runOneAtATime(async () => {
      const image = await openImage(path)
      if (!isExpected(image)) return false
      await image.pixels().raw().toBuffer()
      return true
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') throw error
    return false
  }
}

/** Only segments that describe pixels, and nothing after the end. */
function isBareJpeg(bytes: Buffer) {
  if (bytes.readUInt16BE(0) !== 0xffd8) return false
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    const isPixels = marker >= 0xc0 && marker <= 0xdf && marker !== 0xd9 && !(marker >= 0xd0 && marker <= 0xd7)
    const isJfif =
      marker === 0xe0 && bytes.toString('latin1', at + 4, at + 9) === 'JFIF\0' && bytes.readUInt16BE(at + 2) === 16
    if (!isPixels && !isJfif) return false
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda) at = endOfScan(bytes, at)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2 === bytes.length
  }
  return false
}

/** Within a scan, FF is followed by 00 or a restart marker. */
function endOfScan(bytes: Buffer, from: number) {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const pixelChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

function isBareWebp(bytes: Buffer) {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return false
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!pixelChunks.has(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}
