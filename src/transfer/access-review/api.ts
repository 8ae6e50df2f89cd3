import { z } from 'zod'
import { Id, Instant, line } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { InviteView } from '#members/invites/api.ts'
import { PasskeyView } from '#members/members/api.ts'
import { WorkspaceMemberView } from '#members/workspaces/api.ts'
import { WebhookView } from '../webhooks/api.ts'

const Joined = WorkspaceMemberView.extend({
  workspaceId: Id,
  workspace: line(120).meta({ examples: ['Harbour Studio'] }),
}).meta({ id: 'JoinedMember' })

export const accessReviewApi = {
  Access_review: {
    http: 'GET /api/access-review',
    access: 'read',
    session: true,
    summary:
      'Lists what outlives a new password, to end it or turn it on again: your passkeys, your webhooks, the invites you sent that are pending or were revoked without you, and who joined your workspaces in the last 30 days.',
    input: z.strictObject({}),
    output: z.object({
      passkeys: z.array(PasskeyView),
      webhooks: z.array(WebhookView),
      invites: z.array(InviteView),
      joined: z.array(Joined).meta({ description: 'Members of workspaces that you own or administer.' }),
      since: Instant.meta({ description: 'The members and invites listed are from this instant on.' }),
    }),
  },
} as const satisfies Api
