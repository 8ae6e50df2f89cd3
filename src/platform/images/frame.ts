/** The widths at which an image is stored. */
const steps = [128, 256, 512]
const maxWidth = 1024

/** The largest ratio of the long side to the short side. */
const maxAspectRatio = 2

type Size = { width: number; height: number }

/** The part of an image that is kept, and its size. Images are never enlarged, and panoramas are cropped. */
export function frameOf({ width, height }: Size): Size & { isCut: boolean } {
  const cut = { width: Math.min(width, height * maxAspectRatio), height: Math.min(height, width * maxAspectRatio) }
  const isCut = cut.width < width || cut.height < height
  return { ...scaled(cut, Math.min(cut.width, maxWidth)), isCut }
}

/** The widths of its files, smallest first. There is at least one. */
export function widthsOf({ width }: Size) {
  return [...steps.filter((step) => step < width), width]
}

export function scaled({ width, height }: Size, to: number): Size {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
