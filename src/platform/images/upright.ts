import { decoder, type Pixels, pixelsOf } from './decoder.ts'

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
