import type { Source } from './source.ts'

/** A format of recordings, detected by the bytes alone. The declared media type is ignored. */
export type Format = {
  mediaType: string
  ending: string
  /** Whether a file with this beginning can have this format. */
  begins: (head: Buffer) => boolean
  /** Whether the whole file has this format, with audio and without video. Trusts no size in the file. */
  isSound: (source: Source) => Promise<boolean>
}
