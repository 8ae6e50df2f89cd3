import { mp3 } from './mp3.ts'
import { mp4 } from './mp4.ts'
import { ogg } from './ogg.ts'
import type { Source } from './source.ts'
import { wav } from './wav.ts'
import { webm } from './webm.ts'

/** A kind of recording, known by its bytes alone. What others call it counts for nothing. */
export type Format = {
  mediaType: string
  ending: string
  /** Whether a file that begins like this may be one. */
  begins: (head: Buffer) => boolean
  /** Whether the whole of it is one, and has sound and no pictures. Believes no size that it reads. */
  isSound: (source: Source) => Promise<boolean>
}

export const formats: Format[] = [webm, ogg, mp4, mp3, wav]

/** How much of its beginning tells what a file is. */
export const headSize = 4096

export const formatOf = (mediaType: string) => formats.find((each) => each.mediaType === mediaType)
