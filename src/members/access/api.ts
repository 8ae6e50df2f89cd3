import { z } from 'zod'
import { anyText, Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { MemberName, MemberView, Password, TimeZone } from '../members/api.ts'
import { Slug, WorkspaceView } from '../workspaces/api.ts'

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.email())
  .meta({ format: 'email', maxLength: 200, examples: ['rui@example.com'] })

const AccessToken = z.string().meta({ examples: ['kith_ses_…'] })
const SignedIn = z
  .object({ accessToken: AccessToken, member: MemberView, workspace: WorkspaceView })
  .meta({ id: 'SignedIn' })

const ResetToken = z.string().meta({ examples: ['kith_pwd_…'] })

const TokenName = line(80).meta({ examples: ['Claude Code'] })
const TokenView = z
  .object({
    id: Id,
    name: TokenName,
    access: z.enum(['read', 'write']),
    createdAt: Instant,
    expiresAt: Instant.optional(),
    lastUsedAt: Instant.optional(),
  })
  .meta({ id: 'Token' })

export const accessApi = {
  Access_signUp: {
    http: 'POST /api/public/sign-up',
    access: 'public',
    refuses: ['forbidden', 'conflict', 'wrong_host'],
    summary:
      'Makes an account. Open to the first visitor, who then owns the instance; after that as `KITH_SIGN_UP` says.',
    input: z.strictObject({
      name: MemberName,
      email: Email,
      password: Password,
      workspace: Slug.optional().meta({ description: 'The slug of your workspace; made from your name, if left out.' }),
      timeZone: TimeZone.default('UTC'),
    }),
    output: SignedIn,
    created: '/api/me',
  },
  Access_signIn: {
    http: 'POST /api/public/sign-in',
    access: 'public',
    refuses: ['unauthenticated'],
    summary: 'Signs in with e-mail and password, and gives an access token that lasts 30 days.',
    input: z.strictObject({
      email: Email,
      password: z
        .string()
        .max(512)
        .meta({ format: 'password', examples: ['correct horse battery'] }),
    }),
    output: SignedIn,
  },
  Access_signOut: {
    http: 'DELETE /api/session',
    access: 'read',
    session: true,
    summary: 'Ends this session. Its access token stops working at once.',
    input: z.strictObject({}),
    output: Nothing,
  },
  Access_forgotPassword: {
    http: 'POST /api/public/password-resets',
    access: 'public',
    summary:
      'Mails a link for a new password, if there is such a member: it works once, for an hour. The answer is the same if there is none.',
    input: z.strictObject({
      email: Email,
      next: anyText(4000)
        .optional()
        .meta({ description: 'The page of this service to go on to afterwards.', examples: ['/settings'] }),
    }),
    output: Nothing,
  },
  Access_getReset: {
    http: 'GET /api/public/password-resets/{token}',
    access: 'public',
    refuses: ['gone'],
    summary: 'Whose password a link is for, and until when. Looking does not use it up.',
    input: z.strictObject({ token: ResetToken }),
    output: z
      .object({ email: z.email().meta({ examples: ['rui@example.com'] }), expiresAt: Instant })
      .meta({ id: 'PasswordReset' }),
  },
  Access_resetPassword: {
    http: 'PUT /api/public/password-resets/{token}/password',
    access: 'public',
    refuses: ['gone'],
    summary:
      'Sets a new password by a link, once. Every session, token, app and the calendar’s address ends, as when it is changed; the answer holds a new session.',
    input: z.strictObject({ token: ResetToken, password: Password }),
    output: SignedIn,
  },
  Tokens_create: {
    http: 'POST /api/tokens',
    access: 'write',
    session: true,
    summary: 'Makes a personal token for a script or an assistant. It is shown once.',
    input: z.strictObject({
      name: TokenName,
      access: z.enum(['read', 'write']).meta({ description: '`read` for Read, `write` for Read & write.' }),
      expiresInDays: z
        .int()
        .min(1)
        .max(3650)
        .optional()
        .meta({ examples: [365] }),
    }),
    output: TokenView.extend({ token: z.string().meta({ examples: ['kith_pat_…'] }) }).meta({ id: 'NewToken' }),
    created: '/api/tokens/{id}',
  },
  Tokens_list: {
    http: 'GET /api/tokens',
    access: 'read',
    summary: 'Your personal tokens, newest first, with when each was last used.',
    input: z.strictObject({}),
    output: z.object({ tokens: z.array(TokenView) }),
  },
  Tokens_get: {
    http: 'GET /api/tokens/{id}',
    access: 'read',
    summary: 'One personal token, without its secret.',
    input: z.strictObject({ id: Id }),
    output: TokenView,
  },
  Tokens_update: {
    http: 'PATCH /api/tokens/{id}',
    access: 'write',
    session: true,
    summary: 'Gives a personal token another name. What it may do stays as it is.',
    input: z.strictObject({ id: Id, name: TokenName }),
    output: TokenView,
  },
  Tokens_revoke: {
    http: 'DELETE /api/tokens/{id}',
    access: 'write',
    session: true,
    summary: 'Revokes a personal token. It stops working at once.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
