import { createHash, randomUUIDv7 } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { Upload } from '#contract/files.ts'
import type { UploadKind } from './kinds.ts'

export async function stagingPath(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, randomUUIDv7())
}

/** Lets a file run into the folder where uploads wait, a part at a time: counted, summed and looked at as it passes. */
export async function stage(file: AsyncIterable<Buffer>, path: string, kind: UploadKind): Promise<Upload> {
  const hash = createHash('sha256')
  let size = 0
  let mediaType: string | null = null

  async function* passing(parts: AsyncIterable<Buffer>) {
    let head = Buffer.alloc(0)
    for await (const part of parts) {
      size += part.length
      if (size > kind.maxBytes) throw new Refusal('too_large', kind.tooLarge)
      hash.update(part)
      if (head.length < kind.headSize) head = Buffer.concat([head, part.subarray(0, kind.headSize)])
      if (head.length >= kind.headSize) mediaType ??= recognised(head, kind)
      yield part
    }
    mediaType ??= recognised(head, kind)
  }

  // Opened first: a stream that is given up before it has opened its file may still make one.
  const target = await open(path, 'wx', 0o600)
  await pipeline(file, passing, target.createWriteStream())
  return new Upload({ path, mediaType: mediaType ?? '', size, sha256: hash.digest('hex') })
}

function recognised(head: Buffer, kind: UploadKind) {
  const mediaType = kind.mediaTypeOf(head)
  if (mediaType === null) throw otherwise(kind)
  return mediaType
}

export const otherwise = (kind: UploadKind) => new Refusal('unsupported_media_type', kind.otherwise)
