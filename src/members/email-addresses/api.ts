import { z } from 'zod'
import { Instant, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Email } from '../access/api.ts'
import { MemberView } from '../members/api.ts'

const Token = z.string().meta({ examples: ['kith_eml_…'] })

export const emailAddressesApi = {
  Members_requestVerification: {
    http: 'POST /api/me/email-verifications',
    access: 'write',
    session: true,
    refuses: ['conflict'],
    summary: 'Sends you an e-mail with a link that verifies your e-mail address. The link works once, for a day.',
    input: z.strictObject({}),
    output: Nothing,
  },
  Members_getVerification: {
    http: 'GET /api/me/email-verifications/{token}',
    access: 'read',
    session: true,
    refuses: ['gone'],
    summary: 'Returns the e-mail address that a link verifies, without using it up.',
    input: z.strictObject({ token: Token }),
    output: z
      .object({ email: z.email().meta({ examples: ['rui@example.com'] }), expiresAt: Instant })
      .meta({ id: 'EmailVerification' }),
  },
  Members_verifyEmail: {
    http: 'POST /api/me/email-verifications/{token}/completion',
    access: 'write',
    session: true,
    refuses: ['gone', 'conflict'],
    summary:
      'Verifies your e-mail address with the token of a link. If the link was for a new address, it becomes yours.',
    input: z.strictObject({ token: Token }),
    output: MemberView,
  },
  Members_changeEmail: {
    http: 'PUT /api/me/email',
    access: 'write',
    session: true,
    refuses: ['forbidden', 'conflict'],
    summary: 'Sends a link to a new e-mail address. The address becomes yours when you open the link.',
    input: z.strictObject({
      email: Email,
      password: z
        .string()
        .max(512)
        .meta({ format: 'password', examples: ['correct horse battery'] }),
    }),
    output: Nothing,
  },
} as const satisfies Api
