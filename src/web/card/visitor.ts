import type { FastifyRequest } from 'fastify'
import type { Visitor } from '#platform/context/visits.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'

/** Who asks, for counting. A browser that fetches ahead says so, in one of two ways. */
export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '')
  return {
    address: callerNetwork(ip),
    agent: headers['user-agent'],
    isPrefetch: /prefetch|prerender|preview/.test(purpose),
  }
}
