import { type MemberContext, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

type Inviter = { workspaceId: string; memberId: string }

/** Revokes the pending invites of somebody who leaves, so that they cannot come back by one of their own. */
export async function withdrawInvites(ctx: MemberContext, inviter: Inviter) {
  await revokePending(ctx, inviter).execute()
}

/** Revokes pending invites to roles that somebody can no longer give. */
export async function withdrawInvitesAbove(
  ctx: MemberContext,
  inviter: Inviter & { role: Schema['memberships']['role'] },
) {
  if (inviter.role === 'owner') return
  await revokePending(ctx, inviter)
    .$if(inviter.role === 'admin', (query) => query.where('role', '=', 'owner'))
    .execute()
}

function revokePending(ctx: MemberContext, { workspaceId, memberId }: Inviter) {
  return ctx.db
    .updateTable('invites')
    .set({ revokedAt: nowText(ctx) })
    .where('workspaceId', '=', workspaceId)
    .where('invitedBy', '=', memberId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
}
