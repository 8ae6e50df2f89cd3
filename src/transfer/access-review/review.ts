import { inviteView, selectInvites } from '#members/invites/row.ts'
import { listPasskeys } from '#members/passkeys/passkeys.ts'
import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { listWebhooks } from '../webhooks/webhooks.ts'

const lately = { hours: 24 * 30 }
const maxListed = 200

/** Access that a new password doesn't end by itself, newest first. */
export async function reviewAccess(ctx: MemberContext) {
  const since = instantText(ctx.now().subtract(lately))
  const { passkeys } = await listPasskeys(ctx)
  const { webhooks } = await listWebhooks(ctx)
  return { passkeys, webhooks, invites: await openInvites(ctx, since), joined: await joinedSince(ctx, since), since }
}

/** Pending, or revoked because of a new password or with a token: the member may want to send those again. */
async function openInvites(ctx: MemberContext, since: string) {
  const now = nowText(ctx)
  const rows = await selectInvites(ctx)
    .where('invites.invitedBy', '=', ctx.member.id)
    .where('invites.acceptedAt', 'is', null)
    .where('invites.createdAt', '>', since)
    .where('invites.expiresAt', '>', now)
    .where((where) => where.or([where('invites.revokedAt', 'is', null), where('invites.revokedFor', 'is not', null)]))
    .orderBy('invites.createdAt', 'desc')
    .orderBy('invites.id', 'desc')
    .limit(maxListed)
    .execute()
  const shown = rows.map((row) => inviteView(row, now))
  return shown.filter((invite) => invite.state === 'pending' || !isSentAgain(shown, invite))
}

type Invite = ReturnType<typeof inviteView>

const isSentAgain = (all: Invite[], { workspaceId, email }: Invite) =>
  all.some((each) => each.state === 'pending' && each.workspaceId === workspaceId && each.email === email)

function joinedSince(ctx: MemberContext, since: string) {
  return ctx.db
    .selectFrom('memberships')
    .innerJoin('members', 'members.id', 'memberships.memberId')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspaceId')
    .innerJoin('memberships as mine', 'mine.workspaceId', 'memberships.workspaceId')
    .select(['members.id', 'members.name', 'members.email', 'memberships.role', 'memberships.joinedAt'])
    .select(['workspaces.id as workspaceId', 'workspaces.name as workspace'])
    .where('mine.memberId', '=', ctx.member.id)
    .where('mine.role', 'in', ['owner', 'admin'])
    .where('memberships.memberId', '!=', ctx.member.id)
    .where('memberships.joinedAt', '>', since)
    .orderBy('memberships.joinedAt', 'desc')
    .orderBy('members.id', 'desc')
    .limit(maxListed)
    .execute()
}
