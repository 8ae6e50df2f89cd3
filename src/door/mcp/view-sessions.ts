import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { canShowViews } from './views.ts'

// Before 2026-07-28 a client says only once, at first, that it can show views, and the service keeps no sessions. So the id
// of the client's session says it, which the client sends with each message. It gives no access.

const prefix = 'views-'

const Hello = z.looseObject({
  method: z.literal('initialize'),
  params: z.looseObject({ capabilities: z.unknown() }),
})

/** The id for a client that says hello and can show views; null for any other message. */
export function viewSessionOf(body: unknown) {
  const { data } = Hello.safeParse(body)
  return data && canShowViews(data.params.capabilities) ? `${prefix}${randomUUID()}` : null
}

export const isViewSession = ({ headers }: FastifyRequest) => String(headers['mcp-session-id'] ?? '').startsWith(prefix)
