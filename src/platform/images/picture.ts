import { type PreviewSide, previewSides } from '../blobs/entry-files.ts'
import { decoder, openImage, type Pixels, pixelsOf, refuse, runOneAtATime, turnUpright } from './decoder.ts'
import type { Ending } from './photo.ts'

/** As large as phones take them: writing on a whiteboard stays readable. */
export const maxPictureSide = 4096

type Preview = { side: PreviewSide; bytes: Buffer }

/** Encodes a picture again from its pixels: upright and whole, without the camera's metadata. Animations become still. */
export function pictureOf(source: string) {
  return runOneAtATime(async () => {
    const { pixels, orientation } = await openImage(source)
    const decoded = await pixelsOf(pixels().resize(inside(maxPictureSide))).catch(refuse)
    const { data, ...raw } = await turnUpright(decoded, orientation)
    const sharp = await decoder()
    const isClear = (raw.channels === 2 || raw.channels === 4) && !(await sharp(data, { raw }).stats()).isOpaque
    const ending: Ending = isClear ? 'webp' : 'jpg'
    const image = sharp(data, { raw })
    const bytes = await (isClear ? image.webp({ quality: 88 }) : image.flatten().jpeg({ quality: 85 })).toBuffer()
    return { ending, width: raw.width, height: raw.height, bytes, previews: await previewsOf({ data, ...raw }) }
  })
}

/** The previews of a picture that was stored by an archive. */
export function previewsOfPicture(source: string) {
  return runOneAtATime(async () => {
    const { pixels } = await openImage(source)
    return previewsOf(await pixelsOf(pixels().resize(inside(Math.max(...previewSides)))).catch(refuse))
  })
}

async function previewsOf({ data, ...raw }: Pixels): Promise<Preview[]> {
  const sharp = await decoder()
  const previews: Preview[] = []
  for (const side of previewSides)
    previews.push({ side, bytes: await sharp(data, { raw }).resize(inside(side)).webp({ quality: 78 }).toBuffer() })
  return previews
}

const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
