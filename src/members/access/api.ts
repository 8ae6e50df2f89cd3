import { z } from 'zod'
import { anyText, Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import {
  EndedAccess,
  MemberName,
  MemberView,
  PasskeyView,
  Password,
  RemovedPasskeys,
  TimeZone,
} from '../members/api.ts'
import { SignInCode } from '../two-step/api.ts'
import { Slug, WorkspaceView } from '../workspaces/api.ts'

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.email())
  .meta({ format: 'email', maxLength: 200, examples: ['rui@example.com'] })

const AccessToken = z.string().meta({ examples: ['kith_ses_…'] })
export const SignedIn = z
  .object({ accessToken: AccessToken, member: MemberView, workspace: WorkspaceView })
  .meta({ id: 'SignedIn' })

const EmailToken = z.string().meta({ examples: ['kith_eml_…'] })
const ResetToken = z.string().meta({ examples: ['kith_pwd_…'] })

const TokenName = line(80).meta({ examples: ['Claude Code'] })
/** How long a new or renewed token or device password works. */
export const ExpiresInDays = z
  .int()
  .min(1)
  .max(3650)
  .nullable()
  .default(365)
  .meta({ description: 'In how many days it expires: a year unless you say otherwise. Null: never.', examples: [365] })

const Manages = z.boolean().meta({
  description: 'Whether the token may also manage invites, members, workspaces, webhooks and calendar links.',
  examples: [false],
})
const TokenView = z
  .object({
    id: Id,
    name: TokenName,
    access: z.enum(['read', 'write']),
    manages: Manages,
    createdAt: Instant,
    expiresAt: Instant.optional(),
    lastUsedAt: Instant.optional(),
  })
  .meta({ id: 'Token' })

export const accessApi = {
  Access_signUp: {
    http: 'POST /api/public/sign-up',
    access: 'public',
    refuses: ['forbidden', 'not_found', 'conflict', 'wrong_host', 'gone'],
    summary:
      'Creates an account. The first account owns the instance; after that, the operator decides who can sign up. If the instance sends e-mail, request a sign-up link first.',
    input: z.strictObject({
      name: MemberName,
      email: Email,
      password: Password,
      workspace: Slug.optional().meta({
        description: 'The slug of your workspace. Defaults to one made from your name.',
      }),
      timeZone: TimeZone.default('UTC'),
      emailToken: EmailToken.optional().meta({
        description:
          'The token of the sign-up link. Required if the instance sends e-mail, except for the first account.',
      }),
    }),
    output: SignedIn,
    created: '/api/me',
  },
  Access_requestSignUp: {
    http: 'POST /api/public/sign-up-links',
    access: 'public',
    refuses: ['forbidden', 'conflict'],
    summary:
      'Sends a sign-up link by e-mail. The link works once, for a day. The answer is the same if the address already has an account; then the e-mail says so.',
    input: z.strictObject({
      email: Email,
      next: anyText(4000)
        .optional()
        .meta({ description: 'Path of the page to open afterwards.', examples: ['/settings'] }),
    }),
    output: Nothing,
  },
  Access_getSignUpLink: {
    http: 'GET /api/public/sign-up-links/{token}',
    access: 'public',
    refuses: ['gone'],
    summary: 'Returns the e-mail and expiry of a sign-up link, without using it up.',
    input: z.strictObject({ token: EmailToken }),
    output: z
      .object({ email: z.email().meta({ examples: ['rui@example.com'] }), expiresAt: Instant })
      .meta({ id: 'SignUpLink' }),
  },
  Access_signIn: {
    http: 'POST /api/public/sign-in',
    access: 'public',
    worksWhenFull: true,
    refuses: ['unauthenticated', 'code_needed'],
    summary:
      'Signs in with e-mail and password. Returns an access token that is valid for 30 days, or until it is not used for 14 days in a row. If the account uses two-step sign-in, the error `code_needed` has a ticket for the second step.',
    input: z.strictObject({
      email: Email,
      password: z
        .string()
        .max(512)
        .meta({ format: 'password', examples: ['correct horse battery'] }),
    }),
    output: SignedIn,
  },
  Access_enterCode: {
    http: 'POST /api/public/sign-in/code',
    access: 'public',
    worksWhenFull: true,
    refuses: ['unauthenticated', 'code_needed'],
    summary: 'Finishes a two-step sign-in, with the ticket of the first step and a code. Each code works once.',
    input: z.strictObject({
      ticket: anyText(1000).meta({
        description: 'From the error `code_needed`. It is valid for 10 minutes.',
        examples: ['q8Yw…'],
      }),
      code: SignInCode,
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
      'Sends a reset link by e-mail if the account exists. The link works once, for an hour. The answer is the same if there is no account.',
    input: z.strictObject({
      email: Email,
      next: anyText(4000)
        .optional()
        .meta({ description: 'Path of the page to open afterwards.', examples: ['/settings'] }),
    }),
    output: Nothing,
  },
  Access_getReset: {
    http: 'GET /api/public/password-resets/{token}',
    access: 'public',
    refuses: ['gone'],
    summary: 'Returns the e-mail, the passkeys and the expiry of a reset link, without using it up.',
    input: z.strictObject({ token: ResetToken }),
    output: z
      .object({
        email: z.email().meta({ examples: ['rui@example.com'] }),
        expiresAt: Instant,
        needsCode: z.boolean().meta({ description: 'Whether the account uses two-step sign-in.', examples: [false] }),
        passkeys: z
          .array(PasskeyView)
          .meta({ description: 'They stay, unless you remove them with the new password.' }),
      })
      .meta({ id: 'PasswordReset' }),
  },
  Access_resetPassword: {
    http: 'PUT /api/public/password-resets/{token}/password',
    access: 'public',
    refuses: ['gone', 'code_needed'],
    summary:
      'Sets a new password with a reset link, and with a code if the account uses two-step sign-in. This ends all your sessions, tokens, device passwords, connected apps and calendar links, revokes the invites you sent, turns off your webhooks, and returns a new session. Your passkeys and authenticator app stay, except for the passkeys you name. `Access_review` lists what remains.',
    input: z.strictObject({
      token: ResetToken,
      password: Password,
      code: SignInCode.optional(),
      removePasskeys: RemovedPasskeys.optional(),
    }),
    output: SignedIn.extend({ ended: EndedAccess }).meta({ id: 'PasswordSet' }),
  },
  Tokens_create: {
    http: 'POST /api/tokens',
    access: 'write',
    session: true,
    refuses: ['conflict', 'confirmation_needed'],
    summary:
      'Creates a personal token for a script or an assistant. It is shown once, and works for a year unless you say otherwise.',
    input: z.strictObject({
      name: TokenName,
      access: z.enum(['read', 'write']).meta({ description: '`read` for Read, `write` for Read & write.' }),
      manages: Manages.optional(),
      expiresInDays: ExpiresInDays,
    }),
    output: TokenView.extend({ token: z.string().meta({ examples: ['kith_pat_…'] }) }).meta({ id: 'NewToken' }),
    created: '/api/tokens/{id}',
  },
  Tokens_list: {
    http: 'GET /api/tokens',
    access: 'read',
    summary: 'Lists your personal tokens, newest first, with when each was last used.',
    input: z.strictObject({}),
    output: z.object({ tokens: z.array(TokenView) }),
  },
  Tokens_get: {
    http: 'GET /api/tokens/{id}',
    access: 'read',
    summary: 'Returns a personal token, without its secret.',
    input: z.strictObject({ id: Id }),
    output: TokenView,
  },
  Tokens_update: {
    http: 'PATCH /api/tokens/{id}',
    access: 'write',
    session: true,
    summary: 'Renames a personal token. Its access stays the same.',
    input: z.strictObject({ id: Id, name: TokenName }),
    output: TokenView,
  },
  Tokens_renew: {
    http: 'POST /api/tokens/{id}/renewal',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary:
      'Moves the expiry of a personal token: it works from now on for a year, unless you say otherwise. A token that has expired works again; what it managed stays ended.',
    input: z.strictObject({ id: Id, expiresInDays: ExpiresInDays }),
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
