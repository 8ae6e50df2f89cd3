import { decoder, openImage, pixelsOf, refuse } from './decoder.ts'
import { runOneAtATime } from './one-at-a-time.ts'
import type { Ending } from './photo.ts'
import { turnUpright } from './upright.ts'

/** The sides of the squares, in pixels: for lists, and for a page. */
const squareSizes = [96, 320] as const
export type SquareSize = (typeof squareSizes)[number]

/** The files of a square photo. Address books read JPEG only. */
export const squareFiles = [
  { size: 96, ending: 'webp' },
  { size: 320, ending: 'webp' },
  { size: 320, ending: 'jpg' },
] as const satisfies { size: SquareSize; ending: Ending }[]

/** Encodes a photo again from its pixels: square, upright, in a few sizes, without metadata. It is never enlarged. */
export function squarePhotoOf(source: string | Buffer) {
  return runOneAtATime(async () => {
    const { data, ...raw } = await squarePixels(source)
    const sharp = await decoder()
    const files = []
    for (const { size, ending } of squareFiles) {
      const side = Math.min(size, raw.width)
      const sized = sharp(data, { raw }).resize({ width: side, height: side, fit: 'fill' })
      // Transparent pixels become white where the format has none.
      const image =
        ending === 'webp'
          ? sized.webp({ quality: 80 })
          : sized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
      files.push({ size, ending, bytes: await image.toBuffer() })
    }
    return files
  })
}

/** The middle, or what catches the eye, decoded once at the largest size. */
async function squarePixels(source: string | Buffer) {
  const { pixels, orientation, width, height } = await openImage(source)
  const side = Math.min(width, height, ...squareSizes.slice(-1))
  const square = pixels().resize({ width: side, height: side, fit: 'cover', position: 'attention' })
  return turnUpright(await pixelsOf(square).catch(refuse), orientation)
}
