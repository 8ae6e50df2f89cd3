import type { FastifyRequest } from 'fastify'
import type { Visitor } from '#cards/cards/visits.ts'
import { networkOf } from '#platform/limits/rate-limit.ts'

/** Who asks, for counting. A browser that fetches ahead says so, in one of two ways. */
export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '')
  return { address: networkOf(ip), agent: headers['user-agent'], isAhead: /prefetch|prerender|preview/.test(purpose) }
}
