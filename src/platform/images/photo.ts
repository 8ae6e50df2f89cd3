import type { LogoGround } from '../db/schema/values.ts'
import {
  decoder,
  isOnItsSide,
  openImage,
  type Pixels,
  pixelsOf,
  refuse,
  runOneAtATime,
  turnRight,
  turnUpright,
  wayUpright,
} from './decoder.ts'
import { frameOf, type PictureKind, scaled, widthsOf } from './frame.ts'

export type Ending = 'webp' | 'jpg'
export const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<Ending, string>

/** One size of a photo, in one format. */
type PhotoFile = { width: number; ending: Ending; bytes: Buffer }

/** Encodes a picture again from its pixels: upright, in a few sizes, without metadata. A logo says what to lay behind it. */
export function photoOf(path: string, kind: PictureKind = 'photo', cut: Cut = uncut) {
  return runOneAtATime(async () => {
    const pixels = await framed(path, kind, cut)
    const widths = widthsOf(pixels, kind)
    const ground = kind === 'logo' ? await groundOf(pixels) : undefined
    const files: PhotoFile[] = []
    for (const width of widths) files.push(...(await encoded(pixels, width, ground)))
    return { width: pixels.width, height: pixels.height, widths, ...(ground && { ground }), files }
  })
}

/** Decodes once at the largest stored size and then rotates, so that a large image is never in memory as a whole. */
async function framed(path: string, kind: PictureKind, cut: Cut) {
  const { pixels, orientation, ...upright } = await openImage(path)
  const isLying = isOnItsSide(orientation)
  const turned = turnedSize(upright, cut.quarters)
  const region = regionIn(turned, cut)
  const { width, height, isCut } = frameOf(pixelsOfRegion(turned, region), kind)
  const way = wayUpright(orientation)
  const stored = regionBefore(regionBefore(region, { isMirrored: false, quarters: cut.quarters }), way)
  const part = pixelsOfRegion(turnedSize(upright, isLying ? 1 : 0), stored)
  const size = turnedSize({ width, height }, (isLying ? 1 : 0) + cut.quarters)
  const fit = isCut ? ({ fit: 'cover', position: 'attention' } as const) : ({ fit: 'fill' } as const)
  const image = cut.region === null ? pixels() : pixels().extract(part)
  const decoded = await pixelsOf(image.resize({ ...size, ...fit })).catch(refuse)
  return turnRight(await turnUpright(decoded, orientation), cut.quarters)
}

async function encoded({ data, ...raw }: Pixels, width: number, ground = '#ffffff'): Promise<PhotoFile[]> {
  const sharp = await decoder()
  const sized = sharp(data, { raw }).resize({ ...scaled(raw, width), fit: 'fill' })
  const [webp, jpg] = [
    await sized.clone().webp({ quality: 80 }).toBuffer(),
    // Transparent pixels become the ground.
    await sized.clone().flatten({ background: ground }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  ]
  return [
    { width, ending: 'webp', bytes: webp },
    { width, ending: 'jpg', bytes: jpg },
  ]
}

/** The colour that shows a logo best: white, or almost black behind a light drawing on a transparent ground. */
async function groundOf({ data, ...raw }: Pixels): Promise<LogoGround> {
  const sharp = await decoder()
  const small = sharp(data, { raw }).resize({ width: 48, height: 48, fit: 'inside' }).ensureAlpha()
  const pixels = await small.toColourspace('srgb').raw().toBuffer()
  let [light, opaque] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha
    opaque += alpha
  }
  const isTransparent = opaque < 0.97 * 255 * (pixels.length / 4)
  return isTransparent && light > 170 * opaque ? '#1d1c1a' : '#ffffff'
}

/** A part of an image, in fractions of its sides. */
type Region = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** What its owner wants of a picture: turned to the right by quarters, and then this part of it, or a square from the middle. */
export type Cut = { quarters: number; region: Region | 'middle' | null }

const uncut: Cut = { quarters: 0, region: null }

const whole: Region = { left: 0, top: 0, width: 1, height: 1 }

/** The size of an image after it was turned. */
const turnedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 1 ? { width: height, height: width } : { width, height }

/** The part that is kept of an image of this size. */
function regionIn({ width, height }: Size, { region }: Cut): Region {
  if (region !== 'middle') return region ?? whole
  const side = Math.min(width, height)
  const part = { width: side / width, height: side / height }
  return { left: (1 - part.width) / 2, top: (1 - part.height) / 2, ...part }
}

/** The same part of the image before it was mirrored, and then turned to the right. */
function regionBefore(region: Region, { isMirrored, quarters }: { isMirrored: boolean; quarters: number }) {
  let { left, top, width, height } = region
  for (let turn = 0; turn < quarters; turn++) [left, top, width, height] = [top, 1 - left - width, height, width]
  return { left: isMirrored ? 1 - left - width : left, top, width, height }
}

/** A part in whole pixels, within the image. */
function pixelsOfRegion(size: Size, region: Region) {
  const left = Math.min(Math.round(region.left * size.width), size.width - 1)
  const top = Math.min(Math.round(region.top * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(region.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(region.height * size.height), size.height - top)),
  }
}
