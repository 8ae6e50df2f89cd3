import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { childNamed, childrenNamed, type XmlElement } from '#platform/xml/xml.ts'
import type { Item, ItemOptions } from '#transfer/sync/items.ts'
import { type Collection, clientOf } from './collection.ts'
import { DavFault } from './faults.ts'
import { askedVersion, versionNote } from './item.ts'
import { collectionPath, itemPath, resourceAt } from './paths.ts'
import { itemProperties, revisionOf, syncToken } from './properties.ts'
import { readQuery, wantedNames } from './request-body.ts'
import { cutResponse, goneResponse, propertiesResponse, sendMultistatus } from './responses.ts'
import { element, escapeXml } from './xml/write.ts'

const goneAtOnce = 100

/** Asked for with a body: the cards with these names, those that match a filter, or what has changed. */
export async function answerReport(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, collection }: { ctx: MemberContext; collection: Collection },
) {
  const body = await readQuery(request, ({ name }) => name === collection.multiget)
  const revision = await collection.revision(ctx)
  const send = (parts: AsyncIterable<string>, last?: string) => sendMultistatus(request, reply, parts, last)
  if (body?.name === collection.multiget) return send(await namedItems(ctx, collection, body))
  if (body?.name === collection.query)
    return send(matchingItems(ctx, { collection, body, wanted: wanting(collection, body) }))
  if (body?.name !== 'd:sync-collection') throw new DavFault(403, element('d:supported-report'))
  const { until, isCut, since } = await rangeOf(ctx, request, { collection, body, revision })
  return send(
    changes(ctx, { collection, wanted: wanting(collection, body), since, until, isCut }),
    element('d:sync-token', syncToken(until, revision)),
  )
}

/** In the order and spelling in which the client named them, each once. */
async function namedItems(ctx: MemberContext, collection: Collection, body: XmlElement) {
  const paths = new Set(childrenNamed(body, 'd:href').map(({ text }) => text.trim()))
  const giveTurn = takeTurns()
  const resolve = (path: string) => {
    const resource = resourceAt(path, ctx.member.id, [collection])
    return { path, name: resource?.kind === 'item' ? resource.name : null }
  }
  const named = await mapInTurns(paths, resolve, giveTurn)
  const wanted = wanting(collection, body)
  const names = named.flatMap(({ name }) => name ?? [])
  return (async function* () {
    const unknown = named.filter(({ name }) => name === null)
    for (const some of chunks(unknown, goneAtOnce)) {
      await giveTurn()
      yield some.map(({ path }) => goneResponse(path)).join('')
    }
    let at = 0
    const known = named.filter(({ name }) => name !== null)
    for await (const items of collection.read(ctx, names, wanted))
      yield items.map((item) => respondFor(ctx, collection, { item, path: known[at++]?.path ?? '', wanted })).join('')
  })()
}

type Query = { collection: Collection; body: XmlElement; wanted: Wanted }

async function* matchingItems(ctx: MemberContext, { collection, body, wanted }: Query) {
  const matches = collection.matcher(body)
  const path = collectionPath(ctx.member.id, collection)
  const giveTurn = takeTurns()
  let left = limitOf(body) ?? Number.POSITIVE_INFINITY
  for await (const items of collection.list(ctx, { ...wanted, withData: true })) {
    const isFound = (item: Item) => (!('isGone' in item) && matches(item.data ?? '') ? [item] : [])
    const found = (await mapInTurns(items, isFound, giveTurn)).flat().slice(0, left)
    left -= found.length
    yield found.map((item) => respondFor(ctx, collection, { item, path: itemPath(path, item.name), wanted })).join('')
    if (left <= 0) return
  }
}

type Since = { collection: Collection; body: XmlElement; revision: number }

async function rangeOf(ctx: MemberContext, request: FastifyRequest, { collection, body, revision }: Since) {
  const token = childNamed(body, 'd:sync-token')?.text.trim() ?? ''
  const since = token === '' ? 0 : revisionOf(token, revision)
  // Thunderbird recovers from 400 only.
  if (since === null) {
    const { needsBadRequest } = clientOf(request.headers['user-agent'])
    throw new DavFault(needsBadRequest ? 400 : 403, element('d:valid-sync-token'))
  }
  const limit = limitOf(body)
  const cut = limit === null ? null : await collection.cutAfter(ctx, since, limit)
  return { since, until: cut ?? revision, isCut: cut !== null }
}

type Changes = { collection: Collection; wanted: Wanted; since: number; until: number; isCut: boolean }

/** A client that has nothing yet is not told of what has gone. */
async function* changes(ctx: MemberContext, { collection, wanted, since, until, isCut }: Changes) {
  const path = collectionPath(ctx.member.id, collection)
  for await (const items of collection.changes(ctx, { since, until }, wanted))
    yield items
      .filter((item) => since > 0 || !('isGone' in item))
      .map((item) => respondFor(ctx, collection, { item, path: itemPath(path, item.name), wanted }))
      .join('')
  if (isCut) yield cutResponse(path)
}

type Wanted = { names: string[] | null } & ItemOptions

/** Before anything is sent: a version that nobody knows is refused. */
function wanting(collection: Collection, body: XmlElement): Wanted {
  const names = wantedNames(body)
  const withData = names?.includes(collection.dataProperty) === true
  return { names, withData, version: askedVersion(body, collection) }
}

type Found = { item: Item; path: string; wanted: Wanted }

function respondFor(ctx: MemberContext, collection: Collection, { item, path, wanted }: Found) {
  if ('isGone' in item) return goneResponse(path)
  const { etag, data } = item
  const properties = itemProperties(ctx, collection, etag)
  const all = data === undefined ? properties : { ...properties, [collection.dataProperty]: escapeXml(data) }
  return propertiesResponse(path, all, wanted.names, {
    [collection.dataProperty]: versionNote(collection, wanted.version),
  })
}

/** How many a client wants at most. */
function limitOf(body: XmlElement) {
  const limit = childNamed(body, 'd:limit') ?? childNamed(body, 'card:limit')
  const count = Number(limit && (childNamed(limit, 'd:nresults') ?? childNamed(limit, 'card:nresults'))?.text)
  return Number.isInteger(count) && count > 0 ? count : null
}
