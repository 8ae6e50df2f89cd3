/** The widths that are made of an image. */
const steps = [128, 256, 512]
const maxWidth = 1024

/** No image is shown longer than this to its short side. */
const maxAspectRatio = 2

type Size = { width: number; height: number }

/** How much of an image is kept, at which size: never larger than it is, and of a panorama only a part. */
export function frameOf({ width, height }: Size): Size & { isCut: boolean } {
  const cut = { width: Math.min(width, height * maxAspectRatio), height: Math.min(height, width * maxAspectRatio) }
  const isCut = cut.width < width || cut.height < height
  return { ...scaled(cut, Math.min(cut.width, maxWidth)), isCut }
}

/** The widths of its files, smallest first; there is always one. */
export function widthsOf({ width }: Size) {
  return [...steps.filter((step) => step < width), width]
}

export function scaled({ width, height }: Size, to: number): Size {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
