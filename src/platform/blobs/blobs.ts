import type { Readable } from 'node:stream'
import type { ByteRange } from '#contract/files.ts'

/** Where files are kept, beside the rows that name them. Their keys are made by us, never of what somebody sent. */
export type Blobs = {
  /** Takes a copy of a file. Once it is done, the bytes outlast a power cut. */
  put: (key: string, file: string, mediaType: string) => Promise<void>
  open: (key: string, range: ByteRange) => Promise<Readable>
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>
  removeAll: (prefix: string) => Promise<void>
  /** The keys under a prefix, some at a time. */
  list: (prefix: string) => AsyncIterable<string[]>
  /** How many bytes it has. */
  sizeOf: (key: string) => Promise<number>
  /** When it was put there; null when it is not. */
  madeAt: (key: string) => Promise<Temporal.Instant | null>
  /** A path to it on this machine, good while `use` runs. */
  asFile: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T>
  /** The folder, of this machine, in which uploads wait until they are known to be what they should. */
  incoming: string
  close: () => Promise<void>
}
