import { decoder, openImage, pixelsOf, refuse, runOneAtATime, turnUpright } from './decoder.ts'
import type { Ending } from './photo.ts'

/** The sides of the squares, in pixels: for lists, and for a page. */
const squareSizes = [96, 320] as const
export type SquareSize = (typeof squareSizes)[number]

/** The files of a square photo. Address books read JPEG only. */
export const squareFiles = [
  { size: 96, ending: 'webp' },
  { size: 320, ending: 'webp' },
  { size: 320, ending: 'jpg' },
] as const satisfies { size: SquareSize; ending: Ending }[]

/** The whole picture for address books, if it is larger than the squares: as large as it came, up to these bounds. */
export const originalFile = { size: 2048, ending: 'jpg' } as const
/** A line of a vCard has room for this much, and phones read no more than a megabyte or two. */
export const maxOriginalBytes = 500 * 1024

/** All files that a photo may have. */
export const photoFiles = [...squareFiles, originalFile]

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
    const original = await originalOf(source)
    return original ? [...files, { ...originalFile, bytes: original }] : files
  })
}

/** Smaller and coarser until it fits. */
const attempts = [
  { side: 2048, quality: 82 },
  { side: 1280, quality: 70 },
  { side: 640, quality: 60 },
]

/** Null for a picture that the squares hold already. */
async function originalOf(source: string | Buffer) {
  const { pixels, orientation, width, height } = await openImage(source)
  if (Math.max(width, height) <= Math.max(...squareSizes)) return null
  const inside = {
    width: originalFile.size,
    height: originalFile.size,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const { data, ...raw } = await turnUpright(await pixelsOf(pixels().resize(inside)).catch(refuse), orientation)
  const sharp = await decoder()
  for (const { side, quality } of attempts) {
    const image = sharp(data, { raw }).resize({ ...inside, width: side, height: side })
    const bytes = await image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= maxOriginalBytes) return bytes
  }
  return null
}

/** The middle, or what catches the eye, decoded once at the largest size. */
async function squarePixels(source: string | Buffer) {
  const { pixels, orientation, width, height } = await openImage(source)
  const side = Math.min(width, height, ...squareSizes.slice(-1))
  const square = pixels().resize({ width: side, height: side, fit: 'cover', position: 'attention' })
  return turnUpright(await pixelsOf(square).catch(refuse), orientation)
}
