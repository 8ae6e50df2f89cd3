import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { StoredFile, StreamedFile } from '#contract/files.ts'
import { isKnown, rangeOf } from './ranges.ts'

/** Asked after each time: who may have it can change, though what it is never does. */
const forOne = { 'cache-control': 'private, no-cache', vary: 'Authorization' }

/** For anyone, mail and other sites too, at an address that never shows anything else. */
export const forAnyone = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Should a browser ever open it by itself, it can do nothing. */
const inert = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Answers with a file: whole, a part of it, or that it has not changed. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: StoredFile,
  caching: object = forOne,
) {
  const { size, mediaType, filename } = bytes
  const { headers } = request
  const etag = `"${bytes.version}"`
  if (isKnown(headers['if-none-match'], etag))
    return reply
      .code(304)
      .headers({ etag, ...caching })
      .send()

  const isStale = headers['if-range'] !== undefined && headers['if-range'] !== etag
  const range = isStale ? 'whole' : rangeOf(headers.range, size)
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal('no_such_range', `The file ends before this part: it has ${size} bytes.`)
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  const stream = request.method === 'HEAD' ? Readable.from([]) : await bytes.open({ start, end })
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.headers({
    etag,
    ...caching,
    'accept-ranges': 'bytes',
    'content-type': mediaType,
    'content-length': end - start + 1,
    'content-disposition': `inline; filename="${filename}"`,
    ...inert,
  })
  return reply.send(stream)
}

/** Answers with a file as it is made. Should that fail half-way, the connection is cut: half a file must not pass for a whole. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, filename, stream }: StreamedFile,
) {
  reply.headers({
    'cache-control': 'private, no-store',
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${filename}"`,
    ...inert,
  })
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : stream())
}
