type Size = { width: number; height: number }

/** The widths at which a picture is stored, and the largest ratio of the long side to the short side. */
type Framing = { widths: [...number[], number]; maxAspectRatio: number }

/** The pictures of a card. */
const framings = {
  photo: { widths: [128, 256, 512, 1024], maxAspectRatio: 2 },
  logo: { widths: [128, 256, 512], maxAspectRatio: 8 },
  backgroundImage: { widths: [512, 1024, 1920], maxAspectRatio: 2 },
} as const satisfies Record<string, Framing>

export type PictureKind = keyof typeof framings
export const pictureKinds = Object.keys(framings) as PictureKind[]

/** The part of an image that is kept, and its size. Images are never enlarged, and panoramas are cropped. */
export function frameOf({ width, height }: Size, kind: PictureKind = 'photo'): Size & { isCut: boolean } {
  const { widths, maxAspectRatio }: Framing = framings[kind]
  const cut = { width: Math.min(width, height * maxAspectRatio), height: Math.min(height, width * maxAspectRatio) }
  const isCut = cut.width < width || cut.height < height
  return { ...scaled(cut, Math.min(cut.width, Math.max(...widths))), isCut }
}

/** The widths of its files, smallest first. There is at least one. */
export function widthsOf({ width }: Size, kind: PictureKind = 'photo') {
  return [...framings[kind].widths.filter((step) => step < width), width]
}

export function scaled({ width, height }: Size, to: number): Size {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
