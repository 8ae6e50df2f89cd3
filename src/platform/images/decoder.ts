import type { Sharp, SharpOptions } from 'sharp'
import { Refusal, wrongField } from '#contract/errors.ts'
import { unsupportedFormat } from './formats.ts'

const maxPixels = 40_000_000
const timeoutSeconds = 15

const options = {
  limitInputPixels: maxPixels,
  // What warns is often only an odd camera; what is cut off or broken is refused.
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
} as const satisfies SharpOptions

let loaded: ReturnType<typeof load> | null = null

/** Loaded when the first image comes: few starts need it at once. */
export function decoder() {
  loaded ??= load()
  return loaded
}

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowed.map((format) => `VipsForeignLoad${format}`) })
  // Nothing is kept of one image for the next, and one image has one thread.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const allowed = ['Jpeg', 'Png', 'Webp', 'Heif']

/** An image as its header describes it: how large it is upright, and how it lies. Whatever else it is, it is refused. */
export async function openImage(path: string) {
  const sharp = await decoder()
  const { format, compression, orientation = 1, ...lying } = await sharp(path, options).metadata().catch(refuse)
  if (format === 'heif' && compression !== 'av1') throw new Refusal('unsupported_media_type', unsupportedFormat)
  const pixels = () => sharp(path, options).timeout({ seconds: timeoutSeconds })
  const { width, height } = isOnItsSide(orientation) ? { width: lying.height, height: lying.width } : lying
  return { width, height, orientation, pixels }
}

/** Numbered as cameras do (EXIF). */
export const isOnItsSide = (orientation: number) => orientation >= 5 && orientation <= 8

export type Pixels = { data: Buffer; width: number; height: number; channels: Channels }
type Channels = 1 | 2 | 3 | 4

/** The pixels of an image, in colours that every screen knows. All else that the file holds stays behind. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Whatever keeps a file from being read is the file's doing. */
export function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(reason))
    throw new Refusal('too_large', 'The photo has more than 40 megapixels. Send a smaller one.')
  if (/unsupported image format/i.test(reason)) throw new Refusal('unsupported_media_type', unsupportedFormat)
  if (/timeout/i.test(reason)) throw wrongField('photo', 'takes too long to read: save it anew, as JPEG')
  throw wrongField('photo', 'cannot be read to its end: the file is damaged or cut off')
}
