import type { Format } from './format.ts'
import type { Source } from './source.ts'

/** MPEG audio, layer III: a sequence of frames, possibly after an ID3 tag. */
export const mp3: Format = {
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
