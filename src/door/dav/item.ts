import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { matchesEtag } from '#platform/network/etag.ts'
import { clientOf } from './clients.ts'
import type { Collection } from './collection.ts'
import { acceptedVersion } from './data-version.ts'
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
