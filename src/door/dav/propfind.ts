import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberContext } from '#platform/context/context.ts'
import type { Collection } from './collection.ts'
import { DavFault } from './faults.ts'
import { collectionPath, davRoot, homePath, itemPath, type Resource } from './paths.ts'
import { collectionProperties, homeProperties, itemProperties, rootProperties } from './properties.ts'
import { readQuery, wantedNames } from './request-body.ts'
import { goneResponse, propertiesResponse, sendMultistatus } from './responses.ts'

type Request = { ctx: MemberContext; resource: Resource; collections: readonly Collection[] }

/** The properties of a resource, and at depth 1 of its members. */
export async function answerPropfind(request: FastifyRequest, reply: FastifyReply, { ctx, ...asked }: Request) {
  const names = wantedNames(await readQuery(request))
  const isDeep = request.headers.depth !== '0'
  return sendMultistatus(request, reply, await respond(ctx, request, { ...asked, names, isDeep }))
}

type Asked = Omit<Request, 'ctx'> & { names: string[] | null; isDeep: boolean }

async function respond(ctx: MemberContext, request: FastifyRequest, { resource, collections, names, isDeep }: Asked) {
  if (resource.kind === 'root') {
    const path = request.url.startsWith(davRoot) ? davRoot : '/'
    return [propertiesResponse(path, rootProperties(ctx), names)]
  }
  if (resource.kind === 'home') {
    const own = propertiesResponse(homePath(ctx.member.id), homeProperties(ctx), names)
    if (!isDeep) return [own]
    return [own, ...(await Promise.all(collections.map((each) => respondForCollection(ctx, each, names))))]
  }
  if (resource.kind === 'collection') return listing(ctx, resource.collection, { names, isDeep })
  return [await respondForItem(ctx, resource, names, request.url)]
}

async function respondForCollection(ctx: MemberContext, collection: Collection, names: string[] | null) {
  const properties = collectionProperties(ctx, collection, await collection.revision(ctx))
  return propertiesResponse(collectionPath(ctx.member.id, collection), properties, names)
}

async function* listing(
  ctx: MemberContext,
  collection: Collection,
  { names, isDeep }: { names: string[] | null; isDeep: boolean },
) {
  yield await respondForCollection(ctx, collection, names)
  if (!isDeep) return
  const path = collectionPath(ctx.member.id, collection)
  for await (const items of collection.list(ctx, withoutData(collection)))
    yield items
      .map((item) => {
        const at = itemPath(path, item.name)
        return 'isGone' in item ? '' : propertiesResponse(at, itemProperties(ctx, collection, item.etag), names)
      })
      .join('')
}

async function respondForItem(
  ctx: MemberContext,
  { collection, name }: Extract<Resource, { kind: 'item' }>,
  names: string[] | null,
  url: string,
) {
  await collection.revision(ctx)
  for await (const [item] of collection.read(ctx, [name], withoutData(collection)))
    if (item && !('isGone' in item)) return propertiesResponse(url, itemProperties(ctx, collection, item.etag), names)
  throw new DavFault(404, goneResponse(url))
}

const withoutData = ({ versions: [version] }: Collection) => ({ withData: false, version })
