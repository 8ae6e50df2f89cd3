import type { Format } from './format.ts'
import { type Box, boxesIn } from './mp4-boxes.ts'
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

/** The types of the tracks: `soun`, `vide` or others. */
async function trackKinds(source: Source) {
  const kinds: string[] = []
  const budget = { left: maxBoxes }
  for (const movie of await boxes({ from: 0, to: source.size }, 'moov'))
    for (const track of await boxes(movie, 'trak'))
      for (const media of await boxes(track, 'mdia'))
        for (const { from } of await boxes(media, 'hdlr'))
          kinds.push((await source.read(from, 12)).toString('latin1', 8, 12))
  return kinds

  async function boxes(parent: Omit<Box, 'name'>, name: string) {
    const all = await Array.fromAsync(boxesIn(source, parent, budget))
    return all.filter((box) => box.name === name)
  }
}

/** A fragmented recording has two boxes per fragment. */
const maxBoxes = 20_000
