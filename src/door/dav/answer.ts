import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { xmlType } from './faults.ts'
import { multistatus } from './xml/write.ts'

/** Answers with a document that is written while it is sent, and compressed: it shrinks to a tenth. */
export function sendMultistatus(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string> | Iterable<string>,
  last = '',
) {
  const document = Readable.from(multistatus(parts, last))
  reply.code(207).type(xmlType).header('vary', 'Accept-Encoding')
  if (!/\bgzip\b/i.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(document)
  const gzip = createGzip({ level: 6 })
  // If writing fails, the connection is cut: half a list must not pass for a whole.
  pipeline(document, gzip, () => {})
  return reply.header('content-encoding', 'gzip').send(gzip)
}
