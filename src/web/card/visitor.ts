import type { FastifyRequest } from 'fastify'
import type { Visitor } from '#platform/context/visits.ts'
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
