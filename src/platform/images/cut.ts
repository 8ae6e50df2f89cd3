/** A part of an image, in fractions of its sides. */
type Region = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** What its owner wants of a picture: turned to the right by quarters, and then this part of it, or a square from the middle. */
export type Cut = { quarters: number; region: Region | 'middle' | null }

export const uncut: Cut = { quarters: 0, region: null }

const whole: Region = { left: 0, top: 0, width: 1, height: 1 }

/** The size of an image after it was turned. */
export const turnedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 1 ? { width: height, height: width } : { width, height }

/** The part that is kept of an image of this size. */
export function regionIn({ width, height }: Size, { region }: Cut): Region {
  if (region !== 'middle') return region ?? whole
  const side = Math.min(width, height)
  const part = { width: side / width, height: side / height }
  return { left: (1 - part.width) / 2, top: (1 - part.height) / 2, ...part }
}

/** The same part of the image before it was mirrored, and then turned to the right. */
export function regionBefore(region: Region, { isMirrored, quarters }: { isMirrored: boolean; quarters: number }) {
  let { left, top, width, height } = region
  for (let turn = 0; turn < quarters; turn++) [left, top, width, height] = [top, 1 - left - width, height, width]
  return { left: isMirrored ? 1 - left - width : left, top, width, height }
}

/** A part in whole pixels, within the image. */
export function pixelsOfRegion(size: Size, region: Region) {
  const left = Math.min(Math.round(region.left * size.width), size.width - 1)
  const top = Math.min(Math.round(region.top * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(region.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(region.height * size.height), size.height - top)),
  }
}
