import { type Cut, pixelsOfRegion, regionBefore, regionIn, turnedSize, uncut } from './cut.ts'
import { decoder, isOnItsSide, openImage, type Pixels, pixelsOf, refuse } from './decoder.ts'
import { frameOf, type PictureKind, scaled, widthsOf } from './frame.ts'
import { groundOf } from './logo-ground.ts'
import { runOneAtATime } from './one-at-a-time.ts'
import { turnRight, turnUpright, wayUpright } from './upright.ts'

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
