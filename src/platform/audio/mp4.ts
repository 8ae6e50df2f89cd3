import type { Format } from './format.ts'
import type { Source } from './source.ts'

/** Brands of images and videos: HEIC, AVIF, QuickTime, JPEG 2000, RAW. */
const notSound = /^(hei|hev|avi|mif|msf|qt |jp|crx)/

/** MPEG-4: nested boxes. A video may have the same brand, so the tracks decide. */
export const mp4: Format = {
  mediaType: 'audio/mp4',
  ending: 'm4a',
  begins: (head) => {
    const isBrand = head.toString('latin1', 4, 8) === 'ftyp' && head.length >= 16
    return isBrand && head.readUInt32BE(0) <= 4096 && !notSound.test(head.toString('latin1', 8, 12))
  },
  isSound: async (source) => {
    const kinds = await trackKinds(source)
    return kinds.includes('soun') && !kinds.includes('vide')
  },
}

type Box = { from: number; to: number }

/** The types of the tracks: `soun`, `vide` or others. */
async function trackKinds({ size, read }: Source) {
  const kinds: string[] = []
  let looked = 0
  for (const movie of await boxes({ from: 0, to: size }, 'moov'))
    for (const track of await boxes(movie, 'trak'))
      for (const media of await boxes(track, 'mdia'))
        for (const { from } of await boxes(media, 'hdlr')) kinds.push((await read(from, 12)).toString('latin1', 8, 12))
  return kinds

  /** The boxes with this name in a box. A box that claims to be longer than its parent ends with the parent. */
  async function boxes({ from, to }: Box, wanted: string) {
    const found: Box[] = []
    for (let at = from; at + 8 <= to && looked < maxBoxes; looked++) {
      const head = await read(at, 16)
      const short = head.readUInt32BE(0)
      const isLong = short === 1 && head.length === 16
      const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
      const start = at + (isLong ? 16 : 8)
      if (length < start - at) break
      if (head.toString('latin1', 4, 8) === wanted) found.push({ from: start, to: Math.min(at + length, to) })
      at += length
    }
    return found
  }
}

/** A fragmented recording has two boxes per fragment. */
const maxBoxes = 20_000
