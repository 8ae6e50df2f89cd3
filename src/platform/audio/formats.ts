import { elementAt } from './ebml.ts'
import type { Format } from './format.ts'
import { mp3 } from './mp3.ts'
import { type Box, boxesIn } from './mp4-boxes.ts'
import type { Source } from './source.ts'

/** Brands of images and videos: HEIC, AVIF, QuickTime, JPEG 2000, RAW. */
const notSound = /^(hei|hev|avi|mif|msf|qt |jp|crx)/

/** MPEG-4: nested boxes. A video may have the same brand, so the tracks decide. */
const mp4: Format = {
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

const ids = { header: 0x1a45dfa3, docType: 0x4282 }

/** WebM: an EBML header with this document type, and an audio track. */
const webm: Format = {
  mediaType: 'audio/webm',
  ending: 'webm',
  begins: (head) => docType(head) === 'webm',
  /** Track type 1 is video and 2 is audio. Tracks come before all large elements. */
  isSound: async ({ read }) => {
    const head = await read(0, 65_536)
    const at = head.indexOf(Buffer.from([0x16, 0x54, 0xae, 0x6b]))
    const tracks = at < 0 ? null : elementAt(head, at)
    if (!tracks) return false
    const content = head.subarray(tracks.from, tracks.from + Math.min(tracks.length, head.length))
    return content.includes(Buffer.from([0x83, 0x81, 2])) && !content.includes(Buffer.from([0x83, 0x81, 1]))
  },
}

function docType(head: Buffer) {
  const header = elementAt(head, 0)
  if (header?.id !== ids.header || header.length > head.length) return null
  const end = header.from + header.length
  for (
    let each = elementAt(head, header.from);
    each && each.from < end;
    each = elementAt(head, each.from + each.length)
  ) {
    if (each.id === ids.docType) return head.toString('latin1', each.from, Math.min(each.from + each.length, end))
  }
  return null
}

/** RIFF/WAVE: a list of chunks. One describes the sample format, one contains the samples. */
const wav: Format = {
  mediaType: 'audio/wav',
  ending: 'wav',
  begins: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE',
  isSound: async (source) => {
    const names = await chunkNames(source)
    return names.includes('fmt ') && names.includes('data')
  },
}

async function chunkNames({ size, read }: Source) {
  const names: string[] = []
  for (let at = 12; at + 8 <= size && names.length < maxChunks; ) {
    const head = await read(at, 8)
    const name = head.toString('latin1', 0, 4)
    if (!/^[ -~]{4}$/.test(name)) break
    names.push(name)
    const length = head.readUInt32LE(4)
    at += 8 + length + (length % 2)
  }
  return names
}

const maxChunks = 200

/** How the first packet of an audio stream begins. */
const codecs = ['OpusHead', '\x01vorbis', 'Speex   ', '\x7fFLAC'].map((text) => Buffer.from(text, 'latin1'))

/** Ogg, detected by its first page: the start of an audio stream. */
const ogg: Format = {
  mediaType: 'audio/ogg',
  ending: 'ogg',
  begins: (head) => {
    const isFirstPage = head.toString('latin1', 0, 5) === 'OggS\0' && ((head[5] ?? 0) & 2) !== 0
    const packet = head.subarray(27 + (head[26] ?? 0))
    return isFirstPage && codecs.some((codec) => packet.subarray(0, codec.length).equals(codec))
  },
  /** The header page must be followed by a page with audio. */
  isSound: async ({ read }) => (await read(0, 65_536)).indexOf('OggS', 4, 'latin1') > 0,
}

export const formats: Format[] = [webm, ogg, mp4, mp3, wav]

/** How many bytes are enough to detect the format. */
export const headSize = 4096

export const formatOf = (mediaType: string) => formats.find((each) => each.mediaType === mediaType)
