import type { Sharp, SharpOptions } from 'sharp'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { unsupportedFormat } from './formats.ts'

const maxPixels = 40_000_000
/** Of one side. More are slow to decode however few they are: each row is decoded by itself. */
const maxSide = 16_384
/** Of the long side to the short one. No camera makes longer panoramas. */
const maxRatio = 50
const timeoutSeconds = 15

const options = {
  limitInputPixels: maxPixels,
  // Warnings are ignored, because many cameras cause them. Truncated or broken files are rejected.
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
} as const satisfies SharpOptions

let loaded: ReturnType<typeof load> | null = null

/** Loaded with the first image, to keep the start fast. */
export function decoder() {
  loaded ??= load()
  return loaded
}

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowed.map((format) => `VipsForeignLoad${format}`) })
  // No cache between images, and one thread per image.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const allowed = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

/** Reads the header of an image: its upright size and its orientation. Rejects other files. */
export async function openImage(source: string | Buffer) {
  const sharp = await decoder()
  const { format, compression, orientation = 1, ...lying } = await sharp(source, options).metadata().catch(refuse)
  if (format === 'heif' && compression !== 'av1') throw new Refusal('unsupported_media_type', unsupportedFormat)
  refuseOddSize(lying)
  const pixels = () => sharp(source, options).timeout({ seconds: timeoutSeconds })
  const { width, height } = isOnItsSide(orientation) ? { width: lying.height, height: lying.width } : lying
  return { width, height, orientation, pixels }
}

/** By the header alone, before anything is decoded. */
function refuseOddSize({ width, height }: { width: number; height: number }) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (long > maxSide) throw new Refusal('too_large', say('refusals.images.sideTooLong'))
  if (long > maxRatio * short) throw new Refusal('too_large', say('refusals.images.tooNarrow'))
}

/** EXIF orientation numbers. */
export const isOnItsSide = (orientation: number) => orientation >= 5 && orientation <= 8

export type Pixels = { data: Buffer; width: number; height: number; channels: Channels }
type Channels = 1 | 2 | 3 | 4

/** The pixels of an image in sRGB, without any metadata. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Every decoding error is the fault of the file. */
export function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(reason)) throw new Refusal('too_large', say('refusals.images.tooManyPixels'))
  if (/unsupported image format/i.test(reason)) throw new Refusal('unsupported_media_type', unsupportedFormat)
  if (/timeout/i.test(reason)) throw wrongField('photo', say('fields.takesTooLong'))
  throw wrongField('photo', say('fields.damaged'))
}

/** How to turn each EXIF orientation upright: mirror first, then rotate. */
const orientations: Record<number, { isMirrored: boolean; degrees: number }> = {
  2: { isMirrored: true, degrees: 0 },
  3: { isMirrored: false, degrees: 180 },
  4: { isMirrored: true, degrees: 180 },
  5: { isMirrored: true, degrees: 270 },
  6: { isMirrored: false, degrees: 90 },
  7: { isMirrored: true, degrees: 90 },
  8: { isMirrored: false, degrees: 270 },
}

/** The same in quarters of a turn to the right. */
export function wayUpright(orientation: number) {
  const { isMirrored, degrees } = orientations[orientation] ?? { isMirrored: false, degrees: 0 }
  return { isMirrored, quarters: degrees / 90 }
}

export async function turnRight(pixels: Pixels, quarters: number): Promise<Pixels> {
  if (quarters === 0) return pixels
  const { data, ...raw } = pixels
  const sharp = await decoder()
  return pixelsOf(sharp(data, { raw }).rotate(90 * quarters))
}

export async function turnUpright(pixels: Pixels, orientation: number): Promise<Pixels> {
  const way = orientations[orientation]
  if (!way) return pixels
  const { data, ...raw } = pixels
  const sharp = await decoder()
  return pixelsOf(sharp(data, { raw }).flop(way.isMirrored).rotate(way.degrees))
}

/** How many images may wait. */
const maxWaiting = 30

/** No image takes so long. One that hangs must not stop all others. */
const maxMs = 60_000

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one at a time: an image of a few MB can take hundreds of MB to decode. */
export async function runOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting)
    throw new Refusal('unavailable', say('refusals.images.busy'), {
      retryAfter: 5,
    })
  waiting += 1
  const mine = last
    .then(() => endInTime(work()))
    .finally(() => {
      waiting -= 1
    })
  last = mine.catch(() => {})
  return mine
}

async function endInTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(wrongField('photo', say('fields.takesTooLong')))
  const timer = setTimeout(giveUp, maxMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
