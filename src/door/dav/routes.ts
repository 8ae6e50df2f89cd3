import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { authenticateDevice } from '#members/devices/devices.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'
import type { Collection } from './collection.ts'
import { answerFault, DavFault } from './faults.ts'
import { deleteItem, putItem, sendItem } from './item.ts'
import { davRoot, type Resource, resourceAt } from './paths.ts'
import { peopleCollection } from './people.ts'
import { answerPropfind } from './propfind.ts'
import { answerReport } from './report.ts'
import { tasksCollection } from './tasks.ts'

/** A device may ask for all its people in one request, and send a card with its photo. */
const maxBodyBytes = 4 * 1024 * 1024

const ofDav = ['PROPFIND', 'REPORT', 'PROPPATCH', 'MKCOL', 'MKCALENDAR', 'LOCK', 'UNLOCK', 'COPY', 'MOVE'] as const
const notAllowed = ['PROPPATCH', 'MKCOL', 'MKCALENDAR', 'LOCK', 'UNLOCK', 'COPY', 'MOVE', 'POST', 'PATCH']

/** CardDAV and CalDAV: the address books and calendars that people already use. */
export async function serveDav(app: FastifyInstance, kith: Kith) {
  for (const method of ofDav) app.addHttpMethod(method, { hasBody: true })
  await app.register(async (app) => {
    app.removeAllContentTypeParsers()
    // Also the empty body of a DELETE that is called XML.
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    )
    app.setErrorHandler(answerFault)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('dav', '1, 3, addressbook, calendar-access')
    })
    serveDiscovery(app, kith)
    serveResources(app, kith)
  })
}

const all = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'REPORT', ...notAllowed]

function serveDiscovery(app: FastifyInstance, kith: Kith) {
  for (const name of ['carddav', 'caldav'])
    app.route({
      method: all,
      url: `/.well-known/${name}`,
      handler: async (_request, reply) => reply.redirect(davRoot, 301),
    })
  // Evolution asks before it signs in.
  for (const url of ['/dav', '/dav/*'])
    app.options(url, async (request, reply) => {
      await kith.limits.take('deviceRequests', callerNetwork(request.ip))
      return reply.header('allow', 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, REPORT').send()
    })
}

function serveResources(app: FastifyInstance, kith: Kith) {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => answerResource(kith, request, reply)
  // Some look for it at the root as well.
  app.route({ method: 'PROPFIND', url: '/', bodyLimit: maxBodyBytes, handler })
  const method = ['PROPFIND', 'REPORT', 'GET', 'PUT', 'DELETE', ...notAllowed]
  for (const url of ['/dav', '/dav/*']) app.route({ method, url, bodyLimit: maxBodyBytes, handler })
}

/** What a member's devices find at their home. */
const collections: readonly Collection[] = [peopleCollection, tasksCollection]

const changes = new Set(['PUT', 'DELETE'])

/** Answers a device's request for what lies at its path. */
async function answerResource(kith: Kith, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const ctx = await signInDevice(kith, request, reply, changes.has(request.method) ? 'write' : 'read')
  const resource = resourceAt(request.url, ctx.member.id, collections)
  if (!resource) throw new DavFault(404)
  const answer = answers[request.method]
  if (!answer) throw new DavFault(405)
  return answer(request, reply, { ctx, resource })
}

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  target: { ctx: MemberContext; resource: Resource },
) => unknown

const answers: Record<string, Answer> = {
  PROPFIND: (request, reply, target) => answerPropfind(request, reply, { ...target, collections }),
  REPORT: (request, reply, { ctx, resource }) => {
    if (resource.kind !== 'collection') throw new DavFault(403)
    return answerReport(request, reply, { ctx, collection: resource.collection })
  },
  GET: sendItemOf,
  HEAD: sendItemOf,
  PUT: changeWith(putItem),
  DELETE: changeWith(deleteItem),
}

function sendItemOf(...[request, reply, { ctx, resource }]: Parameters<Answer>) {
  if (resource.kind !== 'item') throw new DavFault(405)
  return sendItem(request, reply, { ctx, ...resource })
}

function changeWith(change: typeof putItem): Answer {
  return (request, reply, { ctx, resource }) => {
    if (resource.kind !== 'item') throw new DavFault(403)
    return change(request, reply, { ctx, ...resource })
  }
}

/**
 * The context of a device's request. The same rules as at the door: the caller is known, the request counts towards a limit,
 * and a change needs Read & write and room on the disk.
 */
async function signInDevice(
  kith: Kith,
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<MemberContext> {
  reply.header('cache-control', 'private, no-cache')
  const address = callerNetwork(request.ip)
  // Most clients send nothing before the first 401.
  if (request.headers.authorization === undefined) await kith.limits.take('deviceRequests', address)
  const caller = await authenticateDevice(kith, request)
  request.memberId = caller.member.id
  await kith.limits.take('deviceRequests', caller.member.id)
  if (access === 'write') refuseChange(kith, caller.access)
  const from = { address, agent: request.headers['user-agent'], host: request.host }
  return { ...kith, via: 'http', requestId: request.id, ...from, caller, ...caller }
}

function refuseChange({ health }: Kith, access: Access) {
  if (access !== 'write') throw new Refusal('read_only', say('refusals.dav.readOnly'))
  health.refuseChanges()
}
