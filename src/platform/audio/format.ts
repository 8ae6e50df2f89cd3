import type { Source } from './source.ts'

/** A kind of recording, known by its bytes alone. What others call it counts for nothing. */
export type Format = {
  mediaType: string
  ending: string
  /** Whether a file that begins like this may be one. */
  begins: (head: Buffer) => boolean
  /** Whether the whole of it is one, and has sound and no pictures. Believes no size that it reads. */
  isSound: (source: Source) => Promise<boolean>
}
