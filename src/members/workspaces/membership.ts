import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { requireFreshProof } from '../confirmation/confirmed-session.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { recordSecurity, type SecurityFact } from '../security-log/record.ts'
import { leaveWorkspace } from './leaving.ts'
import { findLongestMember, findRole, lockWorkspace, mayManage, type Role, roleIn } from './roles.ts'
import { withdrawInvitesAbove } from './withdraw-invites.ts'

const maxListed = 500

export async function listMembers(ctx: MemberContext, { id }: { id: string }) {
  await roleIn(ctx, id)
  const rows = await membersOf(ctx, id)
    .orderBy('memberships.joinedAt')
    .orderBy('members.id')
    .limit(maxListed + 1)
    .execute()
  const more = rows.length > maxListed ? `Showing the first ${maxListed} members.` : undefined
  return { members: rows.slice(0, maxListed), more }
}

type Change = { id: string; memberId: string; role: Role }

/** More rights allow removing others, so an open browser isn't enough. */
const ranks: Role[] = ['member', 'admin', 'owner']

export async function setRole(ctx: MemberContext, { id, memberId, role }: Change) {
  return transaction(ctx, async (ctx) => {
    const mine = await lockWorkspace(ctx, id)
    const was = await getRole(ctx, id, memberId)
    if (!mayManage(mine, was) || !mayManage(mine, role)) throw forbidRole(mine, 'changeRoles')
    if (was === 'owner' && role !== 'owner') await requireOtherOwner(ctx, id, memberId, 'stepDown')
    if (ranks.indexOf(role) > ranks.indexOf(was)) await requireFreshProof(ctx)
    await ctx.db
      .updateTable('memberships')
      .set({ role })
      .where('workspaceId', '=', id)
      .where('memberId', '=', memberId)
      .execute()
    await withdrawInvitesAbove(ctx, { workspaceId: id, memberId, role })
    const changed = await membersOf(ctx, id).where('members.id', '=', memberId).executeTakeFirstOrThrow()
    if (was !== role) await recordForBoth(ctx, memberId, { kind: 'role.changed', detail: `${changed.name}, ${role}` })
    return changed
  })
}

/** Anyone may leave, except the last owner. Who is removed gets an e-mail. */
export async function removeFromWorkspace(
  ctx: MemberContext,
  { id, memberId }: { id: string; memberId: string },
  hooks: Pick<MemberHooks, 'leftWorkspace'>,
) {
  await transaction(ctx, async (ctx) => {
    const mine = await lockWorkspace(ctx, id)
    const isSelf = memberId === ctx.member.id
    if (!isSelf && !mayManage(mine, await getRole(ctx, id, memberId))) throw forbidRole(mine, 'removePeople')
    if (isSelf) await requireOtherOwner(ctx, id, memberId, 'leave')
    const { name } = await membersOf(ctx, id).where('members.id', '=', memberId).executeTakeFirstOrThrow()
    await leaveWorkspace(ctx, { workspaceId: id, memberId }, hooks)
    await recordForBoth(ctx, memberId, { kind: 'member.removed', detail: name })
    if (!isSelf) await queueJob(ctx, 'mail.removal', { memberId }, { memberId })
  })
}

/** In the logs of the acting member and of the affected one. */
async function recordForBoth(ctx: MemberContext, memberId: string, fact: Pick<SecurityFact, 'kind' | 'detail'>) {
  await recordSecurity(ctx, { memberId: ctx.member.id, ...fact })
  if (memberId !== ctx.member.id) await recordSecurity(ctx, { memberId, ...fact, byOther: true })
}

async function getRole(ctx: MemberContext, workspaceId: string, memberId: string) {
  const role = await findRole(ctx, workspaceId, memberId)
  if (!role) throw new Refusal('not_found', say('refusals.workspaces.noMember'))
  return role
}

/** Refuses if nobody else is an owner. */
async function requireOtherOwner(
  ctx: MemberContext,
  workspaceId: string,
  memberId: string,
  deed: 'stepDown' | 'leave',
) {
  const owner = await findLongestMember(ctx, workspaceId, 'owner', memberId)
  if (!owner) throw new Refusal('conflict', say(`refusals.workspaces.lastOwner.${deed}`))
}

function forbidRole(mine: Role, deed: 'changeRoles' | 'removePeople') {
  return mine === 'member'
    ? new Refusal('forbidden', say(`refusals.workspaces.onlyAdmins.${deed}`))
    : new Refusal('forbidden', say('refusals.workspaces.onlyOwnersChangeOwners'))
}

function membersOf(ctx: MemberContext, workspaceId: string) {
  return ctx.db
    .selectFrom('memberships')
    .innerJoin('members', 'members.id', 'memberships.memberId')
    .select(['members.id', 'members.name', 'members.email', 'memberships.role', 'memberships.joinedAt'])
    .where('memberships.workspaceId', '=', workspaceId)
}
