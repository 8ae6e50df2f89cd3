import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ReasonField } from '#contract/texts/reason.ts'
import { Email } from '../access/api.ts'
import { MemberName, MemberView, Password, TimeZone } from '../members/api.ts'
import { Role, Slug, WorkspaceView } from '../workspaces/api.ts'

const State = z.enum(['pending', 'accepted', 'revoked', 'expired']).meta({ examples: ['pending'] })
const Token = z.string().meta({ examples: ['kith_inv_…'] })
const Inviter = line(120).meta({ description: 'Name of the member who invited them.', examples: ['Rui Costa'] })

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
    revokedReason: ReasonField.optional().meta({
      description: 'Why the invite was revoked, if nobody revoked it by hand.',
      examples: [],
    }),
  })
  .meta({ id: 'Invite' })

const NewInvite = InviteView.extend({
  token: Token.meta({
    description:
      'Shown once. Any member who has it can accept the invite. If the instance sends e-mail, a new account needs the link in the e-mail instead.',
  }),
  url: z.url().meta({
    description: 'The page where the invite can be accepted.',
    examples: ['http://localhost:4600/invites/kith_inv_example'],
  }),
}).meta({ id: 'NewInvite' })

const PublicInvite = z
  .object({
    workspace: z.object({ slug: Slug, name: line(120).meta({ examples: ['Harbour Studio'] }) }),
    invitedBy: Inviter.optional(),
    email: z.email().meta({ examples: ['ana@example.com'] }),
    role: Role,
    expiresAt: Instant,
    hasAccount: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether this e-mail already has an account. If so, sign in to accept. Left out if the instance sends e-mail and the token is not from the e-mail: then only a member who is signed in can accept.',
        examples: [false],
      }),
  })
  .meta({ id: 'PublicInvite' })

export const maxListed = 200

export const invitesApi = {
  Invites_create: {
    http: 'POST /api/workspaces/{id}/invites',
    access: 'write',
    manages: true,
    refuses: ['forbidden', 'conflict', 'confirmation_needed'],
    summary:
      'Invites somebody to a workspace by e-mail, and returns a link to share. Owners and admins only. The invite is valid for 7 days and replaces a pending one for the same e-mail.',
    input: z.strictObject({ id: Id, email: Email, role: Role.default('member') }),
    output: NewInvite,
    created: '/api/invites/{id}',
  },
  Invites_list: {
    http: 'GET /api/workspaces/{id}/invites',
    access: 'read',
    refuses: ['forbidden'],
    summary: 'Lists the invites of a workspace, newest first. Owners and admins only.',
    input: z.strictObject({ id: Id, state: State.optional(), limit: limit(maxListed, 100) }),
    output: z.object({ invites: z.array(InviteView), more: z.string().optional() }),
  },
  Invites_get: {
    http: 'GET /api/invites/{id}',
    access: 'read',
    refuses: ['forbidden'],
    summary: 'Returns an invite, without its token. Owners and admins of its workspace only.',
    input: z.strictObject({ id: Id }),
    output: InviteView,
  },
  Invites_revoke: {
    http: 'DELETE /api/invites/{id}',
    access: 'write',
    manages: true,
    refuses: ['forbidden', 'conflict'],
    summary: 'Revokes an invite. Its links stop working at once.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  InvitesPublic_get: {
    http: 'GET /api/public/invites/{token}',
    access: 'public',
    refuses: ['gone'],
    summary: 'Returns the invite that belongs to a token. A used, revoked or expired invite is `gone`.',
    input: z.strictObject({ token: Token }),
    output: PublicInvite,
  },
  InvitesPublic_accept: {
    http: 'POST /api/public/invites/{token}/accept',
    access: 'public',
    withToken: 'write',
    refuses: ['gone', 'conflict'],
    summary:
      'Accepts an invite. With an access token you join as yourself, whichever e-mail was invited. Without one, `name` and `password` create an account for the invited e-mail; if it already has one, sign in first. If the instance sends e-mail, a new account needs the token of the e-mailed link.',
    input: z.strictObject({
      token: Token,
      name: MemberName.optional(),
      password: Password.optional(),
      timeZone: TimeZone.optional().meta({ description: 'Time zone of the new account. Defaults to UTC.' }),
    }),
    output: z
      .object({
        member: MemberView,
        workspace: WorkspaceView,
        accessToken: z
          .string()
          .optional()
          .meta({ description: 'A session, if an account was created.', examples: ['kith_ses_…'] }),
      })
      .meta({ id: 'Joined' }),
  },
} as const satisfies Api
