import { type Kith, type MemberContext, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
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

/** Revokes all pending invites of a member who chose a new password, and returns how many. */
export async function withdrawAllInvites(ctx: Ctx, memberId: string) {
  const { numUpdatedRows } = await pending(ctx, 'password')
    .where('invitedBy', '=', memberId)
    .where('expiresAt', '>', nowText(ctx))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Revokes the pending invites that a token made. */
export async function withdrawInvitesByToken(ctx: Ctx, tokenId: string) {
  await pending(ctx, 'token').where('madeBy', '=', tokenId).execute()
}

function revokePending(ctx: MemberContext, { workspaceId, memberId }: Inviter) {
  return pending(ctx, null).where('workspaceId', '=', workspaceId).where('invitedBy', '=', memberId)
}

function pending(ctx: Ctx, why: Schema['invites']['revokedFor']) {
  return ctx.db
    .updateTable('invites')
    .set({ revokedAt: nowText(ctx), revokedFor: why })
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
}
