import type { Text } from '#contract/texts/text.ts'
/** What an upload field accepts. A file counts as what its bytes are, whatever type its sender declares. */
export type UploadKind = {
  maxBytes: number
  /** How long the file may take to arrive. */
  timeoutMs: number
  /** The error for a larger file, and for a file of another type. */
  tooLarge: Text
  wrongType: Text
  exampleMediaType: string
  /** How many bytes `mediaTypeOf` needs. */
  headSize: number
  /** The media type of a file that begins like this; null when it is not accepted. */
  mediaTypeOf: (head: Buffer) => string | null
  /** Whether the whole file is what its beginning says. */
  isWhole: (path: string, mediaType: string) => Promise<boolean>
}

/** For 25 MB from a phone. */
export const uploadTimeoutMs = 300_000
