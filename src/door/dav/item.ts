import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { matchesEtag } from '#platform/network/etag.ts'
import { childNamed, type XmlElement } from '#platform/xml/xml.ts'
import { type Collection, clientOf } from './collection.ts'
import { DavFault } from './faults.ts'
import { element, escapeXml } from './xml/write.ts'

type Target = { ctx: MemberContext; collection: Collection; name: string }

/** GET: one item, in the version that the device prefers. */
export async function sendItem(request: FastifyRequest, reply: FastifyReply, { ctx, collection, name }: Target) {
  await collection.revision(ctx)
  const version = acceptedVersion(request.headers.accept, collection)
  if (collection.versions.length > 1) reply.header('vary', 'Accept')
  for await (const [item] of collection.read(ctx, [name], { withData: true, version })) {
    if (!item || 'isGone' in item) break
    reply.header('etag', item.etag)
    if (matchesEtag(request.headers['if-none-match'], item.etag)) return reply.code(304).send()
    const isUsual = version === collection.versions[0]
    return reply.type(collection.contentType + (isUsual ? '' : `; version=${version}`)).send(item.data)
  }
  throw new DavFault(404)
}

/** PUT: without an ETag in the answer, since another text is stored than was sent. The device fetches it again. */
export async function putItem(request: FastifyRequest, reply: FastifyReply, { ctx, collection, name }: Target) {
  const body = request.body as Buffer | undefined
  if (!body || body.length === 0) throw new DavFault(400)
  const outcome = await collection.write(ctx, { name, body, ...changeOf(request) }).catch((error) => {
    throw isAboutData(error) ? new DavFault(409, element(collection.conditions.unreadable) + describe(error)) : error
  })
  if (outcome === 'stale') throw new DavFault(412)
  // At 409 the server wins and the sync goes on; at 403 some clients give it up.
  if (outcome === 'unreadable' || outcome === 'unsupported')
    throw new DavFault(409, element(collection.conditions[outcome]))
  return reply.code(outcome === 'created' ? 201 : 204).send()
}

/** What was sent is wrong, such as a photo that is not a picture. */
const isAboutData = (error: unknown): error is Refusal =>
  error instanceof Refusal && [400, 413, 415].includes(error.status)

const describe = ({ message }: Refusal) => element('d:responsedescription', escapeXml(message))

export async function deleteItem(request: FastifyRequest, reply: FastifyReply, { ctx, collection, name }: Target) {
  const outcome = await collection.remove(ctx, { name, ...changeOf(request) })
  if (outcome !== 'removed') throw new DavFault(outcome === 'stale' ? 412 : 404)
  return reply.code(204).send()
}

function changeOf({ headers }: FastifyRequest) {
  return {
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
    client: clientOf(headers['user-agent']),
  }
}

const mediaTypeOf = ({ contentType }: Collection) => contentType.split(';')[0] ?? ''

/** The version that an `Accept` header likes best, and the usual one if it names none we have: clients send anything. */
function acceptedVersion(accept: string | undefined, collection: Collection) {
  const [usual] = collection.versions
  const ranges = (accept ?? '').toLowerCase().split(',').map(readRange)
  const fitting = ranges.filter(
    ({ type, version = usual, quality }) =>
      [mediaTypeOf(collection), 'text/*', '*/*'].includes(type) && collection.versions.includes(version) && quality > 0,
  )
  const [best] = fitting.toSorted((a, b) => b.quality - a.quality)
  return best?.version ?? usual
}

/** Such as `text/vcard; version=4.0; q=0.5`. */
function readRange(range: string) {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const parameter = (name: string) =>
    parameters
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .replaceAll('"', '')
  const quality = Number(parameter('q') ?? 1)
  return { type, version: parameter('version'), quality: Number.isNaN(quality) ? 1 : quality }
}

/** The version in which a report asks for the data. */
export function askedVersion(body: XmlElement, collection: Collection) {
  const properties = childNamed(body, 'd:prop')
  const asked = properties && childNamed(properties, collection.dataProperty)
  const type = asked?.attributes.get('content-type') ?? mediaTypeOf(collection)
  const version = asked?.attributes.get('version') ?? collection.versions[0]
  if (type.toLowerCase() !== mediaTypeOf(collection) || !collection.versions.includes(version))
    throw new DavFault(403, element(collection.conditions.version))
  return version
}

/** The attributes of data in another version than the usual one, which needs none. */
export const versionNote = (collection: Collection, version: string) =>
  version === collection.versions[0] ? '' : ` content-type="${mediaTypeOf(collection)}" version="${version}"`
