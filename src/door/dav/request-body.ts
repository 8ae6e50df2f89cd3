import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { childNamed, readXml, type XmlElement } from '#platform/xml/xml.ts'

/** The properties requested of every item. Clients send one or two kilobytes. */
const maxQueryBytes = 32 * 1024
/** In characters. Each name is in the answer for every item. */
const maxNamesLength = 8_000

/** Reads the body of a request. Only one that names items one by one, as `isList` tells, may be long. */
export async function readQuery(request: FastifyRequest, isList = (_: XmlElement) => false) {
  const body = request.body as Buffer | undefined
  const query = await readXml(body)
  if (query && (body?.length ?? 0) > maxQueryBytes && !isList(query))
    throw new Refusal('too_large', say('refusals.dav.queryTooLarge', { number: maxQueryBytes / 1024 }))
  return query
}

/** The names of the properties that are asked for; null asks for all of them. */
export function wantedNames(query: XmlElement | null) {
  const properties = query && childNamed(query, 'd:prop')
  if (!properties) return null
  const names = [...new Set(properties.children.map(({ name }) => name))]
  if (names.join('').length > maxNamesLength) throw new Refusal('too_large', say('refusals.dav.tooManyProperties'))
  return names
}
