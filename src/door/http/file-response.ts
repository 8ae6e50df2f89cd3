import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { ByteRange, StoredFile, StreamedFile } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { matchesEtag } from '#platform/network/etag.ts'

/** Revalidated each time: the file never changes, but who may read it can. */
const privateCaching = { 'cache-control': 'private, no-cache', vary: 'Authorization' }

/** For everyone, e-mail programs and other sites too, at an address whose content never changes. */
export const publicCaching = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/** A file that a browser opens by itself can run nothing. */
const sandboxed = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Answers with a file: the whole, a part of it, or 304 when it has not changed. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  caching: object = privateCaching,
) {
  const { size, mediaType } = file
  const { headers } = request
  const etag = `"${file.version}"`
  if (matchesEtag(headers['if-none-match'], etag))
    return reply
      .code(304)
      .headers({ etag, ...caching })
      .send()

  const isStale = headers['if-range'] !== undefined && headers['if-range'] !== etag
  const range = isStale ? 'whole' : parseRange(headers.range, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal('no_such_range', say('refusals.http.rangeOutsideFile', { size }))
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  const stream = request.method === 'HEAD' ? Readable.from([]) : await file.open({ start, end })
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.headers({
    etag,
    ...caching,
    'accept-ranges': 'bytes',
    'content-type': mediaType,
    'content-length': end - start + 1,
    'content-disposition': dispositionOf(file),
    ...sandboxed,
  })
  return reply.send(stream)
}

/** A name with other letters than ASCII is given twice (RFC 6266). */
function dispositionOf({ filename, isSaved }: StoredFile) {
  const ascii = filename.replaceAll(/[^ -~]|["\\%]/g, '_')
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const exact = ascii === filename ? '' : `; filename*=UTF-8''${encoded}`
  return `${isSaved ? 'attachment' : 'inline'}; filename="${ascii}"${exact}`
}

/** Answers with a file while it is written. If that fails, the connection is cut: half a file must not pass for a whole. */
export function sendStreamedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, filename, stream }: StreamedFile,
) {
  reply.headers({
    'cache-control': 'private, no-store',
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${filename}"`,
    ...sandboxed,
  })
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : stream())
}

/**
 * Reads a `Range` header: a part of the file, the whole file, or a part that the file does not have (`unsatisfiable`).
 * A malformed range, or several ranges, get the whole file, as HTTP allows (RFC 9110, 14.2).
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | 'whole' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
