import { say } from '#contract/texts/text.ts'
/** How many bytes are enough to detect the format. */
export const headSize = 64

/** The error for all other formats. */
export const unsupportedFormat = say('refusals.images.unsupportedFormat')

/** The media type, detected by the first bytes alone; null if it is not supported. */
export function imageTypeOf(head: Buffer) {
  if (head.subarray(0, 3).equals(jpegStart)) return 'image/jpeg'
  if (head.subarray(0, 8).equals(pngStart)) return 'image/png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp'
  return isAvif(head) ? 'image/avif' : null
}

/** Only for what is made a still picture: a photo is none. */
export const isGif = (head: Buffer) => /^GIF8[79]a/.test(text(head, 0, 6))

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** By the main brand or a compatible brand: cameras use `mif1` as the main brand. */
function isAvif(head: Buffer) {
  if (head.length < 16 || text(head, 4, 8) !== 'ftyp') return false
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [8, ...Array.from({ length: 12 }, (_, at) => 16 + 4 * at)].filter((at) => at + 4 <= end)
  return brands.some((at) => text(head, at, at + 4) === 'avif')
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
