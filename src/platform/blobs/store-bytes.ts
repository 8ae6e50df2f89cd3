import { randomUUIDv7 } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blobs } from './blobs.ts'
import { refuseUnwritable } from './failures.ts'

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
