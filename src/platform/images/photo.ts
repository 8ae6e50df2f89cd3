import { decoder, isOnItsSide, openImage, type Pixels, pixelsOf, refuse } from './decoder.ts'
import { frameOf, type PictureKind, scaled, widthsOf } from './frame.ts'
import { groundOf } from './logo-ground.ts'
import { runOneAtATime } from './one-at-a-time.ts'
import { turnUpright } from './upright.ts'

export type Ending = 'webp' | 'jpg'
export const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<Ending, string>

/** One size of a photo, in one format. */
type PhotoFile = { width: number; ending: Ending; bytes: Buffer }

/** Encodes a picture again from its pixels: upright, in a few sizes, without metadata. A logo says what to lay behind it. */
export function photoOf(path: string, kind: PictureKind = 'photo') {
  return runOneAtATime(async () => {
    const pixels = await framed(path, kind)
    const widths = widthsOf(pixels, kind)
    const ground = kind === 'logo' ? await groundOf(pixels) : undefined
    const files: PhotoFile[] = []
    for (const width of widths) files.push(...(await encoded(pixels, width, ground)))
    return { width: pixels.width, height: pixels.height, widths, ...(ground && { ground }), files }
  })
}

/** Decodes once at the largest stored size and then rotates, so that a large image is never in memory as a whole. */
async function framed(path: string, kind: PictureKind) {
  const { pixels, orientation, ...whole } = await openImage(path)
  const { width, height, isCut } = frameOf(whole, kind)
  const lying = isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
  const fit = isCut ? ({ fit: 'cover', position: 'attention' } as const) : ({ fit: 'fill' } as const)
  return turnUpright(await pixelsOf(pixels().resize({ ...lying, ...fit })).catch(refuse), orientation)
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
