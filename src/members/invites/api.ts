import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Email } from '../access/api.ts'
import { MemberName, MemberView, Password, TimeZone } from '../members/api.ts'
import { Role, Slug, WorkspaceView } from '../workspaces/api.ts'

const State = z.enum(['pending', 'accepted', 'revoked', 'expired']).meta({ examples: ['pending'] })
const Token = z.string().meta({ examples: ['kith_inv_…'] })
const Inviter = line(120).meta({ description: 'Who invites, by name.', examples: ['Rui Costa'] })

export const InviteView = z
  .object({
    id: Id,
    workspaceId: Id,
    email: z.email().meta({ examples: ['ana@example.com'] }),
    role: Role,
    state: State,
    invitedBy: Inviter.optional(),
    createdAt: Instant,
    expiresAt: Instant,
    mailedAt: Instant.optional(),
    acceptedAt: Instant.optional(),
    revokedAt: Instant.optional(),
  })
  .meta({ id: 'Invite' })

const NewInvite = InviteView.extend({
  token: Token.meta({ description: 'Shown once. Whoever holds it may accept the invite.' }),
  url: z
    .url()
    .meta({ description: 'The page where it is accepted.', examples: ['http://localhost:4600/invites/kith_inv_…'] }),
}).meta({ id: 'NewInvite' })

const PublicInvite = z
  .object({
    workspace: z.object({ slug: Slug, name: line(120).meta({ examples: ['Harbour Studio'] }) }),
    invitedBy: Inviter.optional(),
    email: z.email().meta({ examples: ['ana@example.com'] }),
    role: Role,
    expiresAt: Instant,
    hasAccount: z.boolean().meta({
      description: 'Whether the e-mail has an account: then sign in to accept.',
      examples: [false],
    }),
  })
  .meta({ id: 'PublicInvite' })

export const maxListed = 200

export const invitesApi = {
  Invites_create: {
    http: 'POST /api/workspaces/{id}/invites',
    access: 'write',
    refuses: ['forbidden', 'conflict'],
    summary:
      'Invites somebody into a workspace, by e-mail and by the link in the answer. For owners and admins. It lasts 7 days, and takes the place of one that waits for the same e-mail.',
    input: z.strictObject({ id: Id, email: Email, role: Role.default('member') }),
    output: NewInvite,
    created: '/api/invites/{id}',
  },
  Invites_list: {
    http: 'GET /api/workspaces/{id}/invites',
    access: 'read',
    refuses: ['forbidden'],
    summary: 'The invites of a workspace, newest first. For owners and admins.',
    input: z.strictObject({ id: Id, state: State.optional(), limit: limit(maxListed, 100) }),
    output: z.object({ invites: z.array(InviteView), more: z.string().optional() }),
  },
  Invites_get: {
    http: 'GET /api/invites/{id}',
    access: 'read',
    refuses: ['forbidden'],
    summary: 'One invite, without its token. For owners and admins of its workspace.',
    input: z.strictObject({ id: Id }),
    output: InviteView,
  },
  Invites_revoke: {
    http: 'DELETE /api/invites/{id}',
    access: 'write',
    refuses: ['forbidden', 'conflict'],
    summary: 'Takes an invite back. Its links stop working at once.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  InvitesPublic_get: {
    http: 'GET /api/public/invites/{token}',
    access: 'public',
    refuses: ['gone'],
    summary: 'What an invite is for, to whoever holds its token. Used, revoked or expired, it is `gone`.',
    input: z.strictObject({ token: Token }),
    output: PublicInvite,
  },
  InvitesPublic_accept: {
    http: 'POST /api/public/invites/{token}/accept',
    access: 'public',
    withToken: 'write',
    refuses: ['gone', 'conflict'],
    summary:
      'Accepts an invite, once. With an access token you join as yourself, whatever address was invited. Without one, `name` and `password` make an account for the invited e-mail, unless it has one: then sign in.',
    input: z.strictObject({
      token: Token,
      name: MemberName.optional(),
      password: Password.optional(),
      timeZone: TimeZone.optional().meta({ description: 'Of a new account; UTC, if left out.' }),
    }),
    output: z
      .object({
        member: MemberView,
        workspace: WorkspaceView,
        accessToken: z
          .string()
          .optional()
          .meta({ description: 'A session, for a new account.', examples: ['kith_ses_…'] }),
      })
      .meta({ id: 'Joined' }),
  },
} as const satisfies Api
