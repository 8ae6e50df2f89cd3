import { elementAt } from './ebml.ts'
import { type Box, boxesIn } from './mp4-length.ts'
import type { Source } from './source.ts'

/** MPEG audio, layer III: a sequence of frames, possibly after an ID3 tag. */
const mp3: Format = {
  mediaType: 'audio/mpeg',
  ending: 'mp3',
  begins: (head) => (isTag(head) ? true : isTwoFrames(head)),
  isSound: async (source) => isTwoFrames(await source.read(await afterTags(source), 4096)),
}

const isTag = (head: Buffer) => head.toString('latin1', 0, 3) === 'ID3' && (head[3] ?? 255) < 5 && sizeOf(head) !== null

/** The size of a tag uses seven bits of each byte. */
function sizeOf(head: Buffer) {
  const bytes = [...head.subarray(6, 10)]
  if (bytes.length < 4 || bytes.some((byte) => byte > 127)) return null
  return bytes.reduce((size, byte) => size * 128 + byte, 0)
}

/** Some programs write two tags, or padding after them. */
async function afterTags({ size, read }: Source) {
  let at = 0
  for (let tags = 0; tags < 4; tags++) {
    const head = await read(at, 10)
    if (!isTag(head)) break
    at += 10 + (sizeOf(head) ?? size)
  }
  const filling = await read(at, 4096)
  const first = filling.findIndex((byte) => byte !== 0)
  return at + Math.max(0, first)
}

/** Two bytes can look like a frame by chance, but hardly twice in the right distance. */
function isTwoFrames(bytes: Buffer) {
  const length = frameLength(bytes, 0)
  return length !== null && frameLength(bytes, length) !== null
}

const bitrates = {
  one: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const samplerates = [44_100, 48_000, 32_000]

/** The length of the frame that starts here, or null. */
function frameLength(bytes: Buffer, at: number) {
  if (at + 4 > bytes.length) return null
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at)
  const version = (kind >> 3) & 3
  const isLayerThree = ((kind >> 1) & 3) === 1
  if (sync !== 255 || kind >> 5 !== 7 || version === 1 || !isLayerThree) return null
  const bitrate = bitrates[version === 3 ? 'one' : 'two'][(rates >> 4) - 1]
  const samplerate = samplerates[(rates >> 2) & 3]
  if (bitrate === undefined || samplerate === undefined) return null
  const perSecond = version === 3 ? samplerate : version === 2 ? samplerate / 2 : samplerate / 4
  return Math.floor(((version === 3 ? 144 : 72) * bitrate * 1000) / perSecond) + ((rates >> 1) & 1)
}

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

/** A format of recordings, detected by the bytes alone. The declared media type is ignored. */
type Format = {
  mediaType: string
  ending: string
  /** Whether a file with this beginning can have this format. */
  begins: (head: Buffer) => boolean
  /** Whether the whole file has this format, with audio and without video. Trusts no size in the file. */
  isSound: (source: Source) => Promise<boolean>
}
