import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberContext } from '#platform/context/context.ts'
import { matchesEtag } from '../http/etag.ts'
import type { Collection } from './collection.ts'
import { DavFault } from './faults.ts'

type Target = { ctx: MemberContext; collection: Collection; name: string }

/** GET: one item as it is. */
export async function sendItem(request: FastifyRequest, reply: FastifyReply, { ctx, collection, name }: Target) {
  await collection.revision(ctx)
  for await (const [item] of collection.read(ctx, [name], { withData: true })) {
    if (!item || 'isGone' in item) break
    reply.header('etag', item.etag)
    if (matchesEtag(request.headers['if-none-match'], item.etag)) return reply.code(304).send()
    return reply.type(collection.contentType).send(item.data)
  }
  throw new DavFault(404)
}
