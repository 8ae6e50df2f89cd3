import { z } from 'zod'
import { Id, Instant, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Device, Network } from '../security-log/api.ts'

/** As many as a list shows: beyond this, a new sign-in ends the oldest session. */
export const maxSessions = 100

const SessionView = z
  .object({
    id: Id,
    isCurrent: z.boolean().meta({ description: 'Whether it is the session of this request.', examples: [true] }),
    device: Device.optional(),
    network: Network.optional(),
    createdAt: Instant.meta({ description: 'When you signed in.' }),
    lastUsedAt: Instant.optional(),
    expiresAt: Instant.meta({ description: 'When it ends, or earlier if it is not used.' }),
  })
  .meta({ id: 'Session' })

export const sessionsApi = {
  Sessions_list: {
    http: 'GET /api/sessions',
    access: 'read',
    session: true,
    summary: 'Lists where you are signed in, the newest sign-in first, with the device and the network of each.',
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(SessionView) }),
  },
  Sessions_end: {
    http: 'DELETE /api/sessions/{id}',
    access: 'write',
    session: true,
    summary: 'Ends a session: signs you out on that device at once.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Sessions_endOthers: {
    http: 'DELETE /api/sessions',
    access: 'write',
    session: true,
    summary: 'Ends all your sessions except the one of this request. Tokens and apps stay connected.',
    input: z.strictObject({}),
    output: z.object({
      ended: z
        .int()
        .min(0)
        .meta({ description: 'How many sessions ended.', examples: [2] }),
    }),
  },
} as const satisfies Api
