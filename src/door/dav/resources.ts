import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { Collection } from './collection.ts'
import { DavFault } from './faults.ts'
import { deleteItem, putItem, sendItem } from './item.ts'
import { type Resource, resourceAt } from './paths.ts'
import { peopleCollection } from './people.ts'
import { answerPropfind } from './propfind.ts'
import { answerReport } from './report.ts'
import { signInDevice } from './sign-in.ts'
import { tasksCollection } from './tasks.ts'

/** What a member's devices find at their home. */
const collections: readonly Collection[] = [peopleCollection, tasksCollection]

const changes = new Set(['PUT', 'DELETE'])

/** Answers a device's request for what lies at its path. */
export async function answerResource(kith: Kith, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
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
