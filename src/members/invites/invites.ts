import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import { hashKey } from '#platform/limits/limit-table.ts'
import { mailboxOf } from '#platform/mail/mail.ts'
import { hashToken, mintToken } from '../access/token-secrets.ts'
import { requireActiveSession, requireFreshProof } from '../confirmation/confirmed-session.ts'
import { mayMailOthers, notVerified, takeMailLimits } from '../email-addresses/mail-rules.ts'
import { makerOf } from '../endings/endings.ts'
import { recordSecurity } from '../security-log/record.ts'
import { findRole, lockWorkspace, mayManage, type Role, requireAdmin, roleIn } from '../workspaces/roles.ts'
import { maxListed } from './api.ts'
import { mailInviteLater } from './mailing.ts'
import { type InviteRow, type InviteState, inviteUrl, inviteView, selectInvites } from './row.ts'

const lifetime = Temporal.Duration.from({ hours: 24 * 7 })
const maxPending = 100

type InviteInput = { id: string; email: string; role: Role }

export async function createInvite(ctx: MemberContext, { id: workspaceId, email, role }: InviteInput) {
  refuseToInvite(await roleIn(ctx, workspaceId), role)
  await requireFreshProof(ctx)
  if (!(await mayMailOthers(ctx, ctx.member))) throw notVerified()
  await ctx.limits.take('inviteWorkspace', workspaceId)
  await takeMailLimits(ctx)
  // Beyond the limit no e-mail is sent: the answer still has the link.
  const isMailed = await ctx.limits.isWithin('inviteToAddress', hashKey(mailboxOf(email)))
  return transaction(ctx, async (ctx) => {
    const mine = await lockWorkspace(ctx, workspaceId)
    refuseToInvite(mine, role)
    await requireActiveSession(ctx)
    await refuseMember(ctx, workspaceId, email)
    await replacePending(ctx, { workspaceId, email, mine })
    const [token, now] = [mintToken('invite'), ctx.now()]
    const dates = { createdAt: instantText(now), expiresAt: instantText(now.add(lifetime)) }
    const invite = { id: randomUUIDv7(), workspaceId, email, role, ...dates }
    await ctx.db
      .insertInto('invites')
      .values({ ...invite, invitedBy: ctx.member.id, madeBy: makerOf(ctx), tokenHash: hashToken(token) })
      .execute()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'invite.created', detail: `${email}, ${role}` })
    if (isMailed) await mailInviteLater(ctx, invite.id)
    return { ...newView(ctx, invite), token, url: inviteUrl(ctx, token) }
  })
}

type NewInvite = Pick<InviteRow, 'id' | 'workspaceId' | 'email' | 'role' | 'createdAt' | 'expiresAt'>

function newView(ctx: MemberContext, invite: NewInvite) {
  const untouched = { mailedAt: null, acceptedAt: null, revokedAt: null, revokedFor: null }
  return inviteView({ ...invite, ...untouched, inviter: ctx.member.name }, invite.createdAt)
}

type InviteFilter = { id: string; state?: InviteState | undefined; limit: number }

export async function listInvites(ctx: MemberContext, { id, state, limit }: InviteFilter) {
  requireAdmin(await roleIn(ctx, id), 'seeInvites')
  const now = nowText(ctx)
  const rows = await selectInvites(ctx)
    .where('invites.workspaceId', '=', id)
    .$if(state === 'accepted', (query) => query.where('acceptedAt', 'is not', null))
    .$if(state === 'revoked', (query) => query.where('revokedAt', 'is not', null).where('acceptedAt', 'is', null))
    .$if(state === 'pending' || state === 'expired', (query) =>
      query
        .where('acceptedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .where('expiresAt', state === 'pending' ? '>' : '<=', now),
    )
    .orderBy('invites.createdAt', 'desc')
    .orderBy('invites.id', 'desc')
    .limit(limit + 1)
    .execute()
  const more = `Showing the ${limit} newest${limit < maxListed ? ` (raise limit to see up to ${maxListed})` : ''}.`
  const shown = rows.slice(0, limit).map((row) => inviteView(row, now))
  return { invites: shown, more: rows.length > limit ? more : undefined }
}

export async function getInvite(ctx: MemberContext, { id }: { id: string }) {
  const row = await selectInvites(ctx).where('invites.id', '=', id).executeTakeFirst()
  const role = row && (await findRole(ctx, row.workspaceId, ctx.member.id))
  if (!role) throw new Refusal('not_found', say('refusals.invites.noInvite'))
  requireAdmin(role, 'seeInvites')
  return inviteView(row, nowText(ctx))
}

/** Revoking twice is fine; an accepted invite cannot be revoked. */
export async function revokeInvite(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const { workspaceId, role, email } = await getInvite(ctx, { id })
    refuseToInvite(await lockWorkspace(ctx, workspaceId), role)
    const { state } = await getInvite(ctx, { id })
    if (state === 'accepted') throw new Refusal('conflict', say('refusals.invites.alreadyAccepted'))
    if (state === 'revoked') return
    await ctx.db
      .updateTable('invites')
      .set({ revokedAt: nowText(ctx) })
      .where('id', '=', id)
      .execute()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'invite.revoked', detail: email })
  })
}

function refuseToInvite(mine: Role, role: Role) {
  requireAdmin(mine, 'invite')
  if (!mayManage(mine, role)) throw new Refusal('forbidden', say('refusals.invites.onlyOwnersInviteOwners'))
}

async function refuseMember(ctx: MemberContext, workspaceId: string, email: string) {
  const belongs = await ctx.db
    .selectFrom('memberships')
    .innerJoin('members', 'members.id', 'memberships.memberId')
    .select('members.id')
    .where('memberships.workspaceId', '=', workspaceId)
    .where('members.email', '=', email)
    .executeTakeFirst()
  if (belongs) throw new Refusal('conflict', say('refusals.invites.alreadyMember'))
}

/** Only the last invite to an e-mail stays pending, and the number of pending invites is limited. */
async function replacePending(ctx: MemberContext, { workspaceId, email, mine }: NewPending) {
  const waiting = await ctx.db
    .selectFrom('invites')
    .select(['id', 'email', 'role'])
    .where('workspaceId', '=', workspaceId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', nowText(ctx))
    .execute()
  const earlier = waiting.find((each) => each.email === email)
  if (earlier) {
    refuseToInvite(mine, earlier.role)
    await ctx.db
      .updateTable('invites')
      .set({ revokedAt: nowText(ctx) })
      .where('id', '=', earlier.id)
      .execute()
  } else if (waiting.length >= maxPending) {
    throw new Refusal('conflict', say('refusals.invites.tooManyInvites', { maxPending }))
  }
}

type NewPending = { workspaceId: string; email: string; mine: Role }

const batchSize = 500
const keptFor = { hours: 24 * 90 }

/** Removes invites that ended long ago. */
export async function sweepInvites({ db, now }: Kith) {
  const old = db
    .selectFrom('invites')
    .select('id')
    .where('createdAt', '<', instantText(now().subtract(keptFor)))
  await removeInBatches(batchSize, db.deleteFrom('invites').where('id', 'in', old.limit(batchSize)).returning('id'))
}
