import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { xmlType } from './faults.ts'
import { element, href, multistatus, namedElement } from './xml/write.ts'

/** The value of each property as XML; a property that is missing does not exist. */
export type Properties = Readonly<Record<string, string>>

const ok = element('d:status', 'HTTP/1.1 200 OK')
const notFound = element('d:status', 'HTTP/1.1 404 Not Found')

/**
 * The requested properties; `notes` are their attributes. Found ones come first, because Thunderbird reads only the
 * first status.
 */
export function propertiesResponse(
  path: string,
  properties: Properties,
  names: string[] | null,
  notes: Properties = {},
) {
  const wanted = names ?? Object.keys(properties)
  const found = wanted.filter((name) => Object.hasOwn(properties, name))
  const missing = wanted.filter((name) => !Object.hasOwn(properties, name))
  const values = found.map((name) => namedElement(name, properties[name], notes[name])).join('')
  const propstats = [
    ...(found.length > 0 || missing.length === 0 ? [propstat(values, ok)] : []),
    ...(missing.length > 0 ? [propstat(missing.map((name) => namedElement(name)).join(''), notFound)] : []),
  ]
  return element('d:response', href(path) + propstats.join(''))
}

const propstat = (values: string, status: string) => element('d:propstat', element('d:prop', values) + status)

/** Something that is not there any more: a status of its own, and no properties. */
export const goneResponse = (path: string) => element('d:response', href(path) + notFound)

/** Marks a list of changes that was cut because the client asked for so many at most. */
export const cutResponse = (path: string) =>
  element('d:response', href(path) + element('d:status', 'HTTP/1.1 507 Insufficient Storage'))

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
