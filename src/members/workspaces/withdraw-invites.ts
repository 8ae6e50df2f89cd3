import { type MemberContext, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

type Inviter = { workspaceId: string; memberId: string }

/** Whoever is no longer there has nobody waiting at the door, themselves least of all. */
export async function withdrawInvites(ctx: MemberContext, inviter: Inviter) {
  await waiting(ctx, inviter).execute()
}

/** What somebody could not invite to in their new role. */
export async function withdrawInvitesAbove(
  ctx: MemberContext,
  inviter: Inviter & { role: Schema['memberships']['role'] },
) {
  if (inviter.role === 'owner') return
  await waiting(ctx, inviter)
    .$if(inviter.role === 'admin', (query) => query.where('role', '=', 'owner'))
    .execute()
}

function waiting(ctx: MemberContext, { workspaceId, memberId }: Inviter) {
  return ctx.db
    .updateTable('invites')
    .set({ revokedAt: nowText(ctx) })
    .where('workspaceId', '=', workspaceId)
    .where('invitedBy', '=', memberId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
}
