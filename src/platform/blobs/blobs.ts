import { randomUUIDv7 } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from '#contract/files.ts'
import { refuseUnwritable } from './failures.ts'

/** Stores files under keys that never contain user input. */
export type Blobs = {
  /** Copies a file. When it resolves, the bytes survive a power cut. If it fails, the daily job removes leftovers. */
  put: (key: string, file: string, mediaType: string) => Promise<void>
  open: (key: string, range: ByteRange) => Promise<Readable>
  /** Removing a missing file is fine. */
  remove: (key: string) => Promise<void>
  removeAll: (prefix: string) => Promise<void>
  /** The keys under a prefix, some at a time. */
  list: (prefix: string) => AsyncIterable<string[]>
  /** In bytes. */
  sizeOf: (key: string) => Promise<number>
  /** When the file was stored; null without one. */
  madeAt: (key: string) => Promise<Temporal.Instant | null>
  /** Gives a local path to the file, valid while `use` runs. */
  asFile: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T>
  /** The local folder for uploads that are not checked yet. */
  incoming: string
  close: () => Promise<void>
}

/** Stores bytes that are in memory. */
export async function storeBytes({ blobs }: { blobs: Blobs }, key: string, bytes: Buffer, mediaType: string) {
  const path = join(blobs.incoming, randomUUIDv7())
  try {
    await mkdir(blobs.incoming, { recursive: true, mode: 0o700 }).catch(refuseUnwritable)
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch(refuseUnwritable)
    await blobs.put(key, path, mediaType)
  } finally {
    await rm(path, { force: true })
  }
}
