import { createHash, randomUUIDv7 } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { Upload } from '#contract/files.ts'
import { refuseUnwritable } from '../blobs/failures.ts'
import type { UploadKind } from './media-kinds.ts'

export async function newStagingPath(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuseUnwritable)
  return join(folder, randomUUIDv7())
}

/** Streams a file into the staging folder, and measures, hashes and identifies it on the way. */
export async function stageFile(
  file: AsyncIterable<Buffer>,
  path: string,
  kind: UploadKind,
  fileName?: string,
): Promise<Upload> {
  const hash = createHash('sha256')
  let size = 0
  let mediaType: string | null = null

  async function* inspect(chunks: AsyncIterable<Buffer>) {
    let head = Buffer.alloc(0)
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > kind.maxBytes) throw new Refusal('too_large', kind.tooLarge)
      hash.update(chunk)
      if (head.length < kind.headSize) head = Buffer.concat([head, chunk.subarray(0, kind.headSize)])
      if (head.length >= kind.headSize) mediaType ??= identify(head, kind)
      yield chunk
    }
    mediaType ??= identify(head, kind)
  }

  // Opened first: a stream that is destroyed before it has opened its file may still create one.
  const target = await open(path, 'wx', 0o600).catch(refuseUnwritable)
  await pipeline(file, inspect, target.createWriteStream())
  return new Upload({ path, mediaType: mediaType ?? '', size, sha256: hash.digest('hex'), fileName })
}

function identify(head: Buffer, kind: UploadKind) {
  const mediaType = kind.mediaTypeOf(head)
  if (mediaType === null) throw wrongType(kind)
  return mediaType
}

export const wrongType = (kind: UploadKind) => new Refusal('unsupported_media_type', kind.wrongType)
