import type { Format } from './format.ts'

/** How the first packet of an audio stream begins. */
const codecs = ['OpusHead', '\x01vorbis', 'Speex   ', '\x7fFLAC'].map((text) => Buffer.from(text, 'latin1'))

/** Ogg, detected by its first page: the start of an audio stream. */
export const ogg: Format = {
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
