import { z } from 'zod'
import { Id, Instant, limit } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Before } from '#people/interactions/api.ts'

/** What is recorded. A new kind also needs its words in src/web/settings. */
export const SecurityKind = z.enum([
  'account.created',
  'account.removed',
  'session.started',
  'session.ended',
  'password.wrong',
  'password.changed',
  'password.reset',
  'code.wrong',
  'passkey.added',
  'passkey.removed',
  'authenticator.added',
  'authenticator.removed',
  'recoveryCode.used',
  'recoveryCodes.created',
  'email.verified',
  'email.changed',
  'token.created',
  'token.renewed',
  'token.revoked',
  'device.created',
  'device.renewed',
  'device.revoked',
  'app.connected',
  'app.changed',
  'app.disconnected',
  'webhook.created',
  'webhook.changed',
  'webhook.removed',
  'calendar.created',
  'calendar.removed',
  'archive.exported',
  'invite.created',
  'invite.accepted',
  'invite.revoked',
  'member.joined',
  'role.changed',
  'member.removed',
])

export type SecurityKind = z.output<typeof SecurityKind>

export const Network = z.string().meta({
  description: 'The IPv4 address, or the first half of the IPv6 address.',
  examples: ['203.0.113.7'],
})

export const Device = z.string().meta({
  description: 'The browser or program, and its system, as far as it says.',
  examples: ['Firefox on Windows'],
})

const SecurityEntry = z
  .object({
    id: Id,
    kind: SecurityKind.meta({ examples: ['session.started'] }),
    at: Instant,
    network: Network.optional(),
    device: Device.optional(),
    detail: z
      .string()
      .optional()
      .meta({
        description: 'Which token, app, address or member it was about.',
        examples: ['Claude Code'],
      }),
    times: z
      .int()
      .min(1)
      .meta({
        description: 'How often it happened that day. Only wrong passwords and wrong codes are counted together.',
        examples: [1],
      }),
  })
  .meta({ id: 'SecurityEntry' })

export const securityLogApi = {
  SecurityLog_list: {
    http: 'GET /api/security-log',
    access: 'read',
    session: true,
    summary:
      'Lists what happened to the security of your account, newest first: sign-ins, wrong passwords and codes, new tokens, apps, invites and so on. Entries are kept for 400 days. The `Link` header leads to the next page.',
    input: z.strictObject({ limit: limit(200, 50), before: Before.optional() }),
    output: z.array(SecurityEntry),
    paged: 'before',
  },
} as const satisfies Api
