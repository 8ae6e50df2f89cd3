import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicRow } from '#cards/cards/public-cards.ts'
import { createContext } from '#door/request-context.ts'
import type { Context, Kith, Visitor } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'

/** Who opened a card, for counting. Browsers mark a prefetch with one of two headers. */
export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '')
  return {
    address: callerNetwork(ip),
    agent: headers['user-agent'],
    isPrefetch: /prefetch|prerender|preview/.test(purpose),
  }
}

/** Enters as a visitor, rate-limited by network, even when signed in. */
export const enterAsVisitor = (kith: Kith, request: FastifyRequest, reply: FastifyReply) =>
  createContext(kith, request, reply, { via: 'http', isPublic: true })

/** For files that are the same for everybody. */
export const rateLimited = (kith: Kith) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply) => void (await enterAsVisitor(kith, request, reply)),
})

/** Whether the card is the signed-in member's own. The log names no member who looks at the card of somebody else. */
export function isOwnCard({ caller }: Context, request: FastifyRequest, { memberId }: PublicRow) {
  const isOwn = caller?.member.id === memberId
  if (!isOwn) request.memberId = null
  return isOwn
}

/**
 * Requests for the same key within one turn of the event loop share one lookup. It starts after the last of them has
 * arrived, so nobody gets an answer older than their request.
 */
export function shareLookups<Query, Result>(
  keyOf: (query: Query) => string,
  lookUp: (query: Query) => Promise<Result>,
) {
  const pending = new Map<string, Promise<Result>>()

  return (query: Query): Promise<Result> => {
    const key = keyOf(query)
    const shared = pending.get(key)
    if (shared) return shared
    const { promise, resolve } = Promise.withResolvers<Result>()
    pending.set(key, promise)
    setImmediate(() => {
      pending.delete(key)
      resolve(lookUp(query))
    })
    return promise
  }
}
