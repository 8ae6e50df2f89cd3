import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { lockMembers } from '../members/member-row.ts'
import { findLongestMember, findRole, lockWorkspaceRow } from './roles.ts'
import { withdrawInvites } from './withdraw-invites.ts'
import { createWorkspace } from './workspaces.ts'

type Leaver = { workspaceId: string; memberId: string }
type Hooks = Pick<MemberHooks, 'leftWorkspace'>

/** Removes somebody from a locked workspace. Private data and cards stay theirs. */
export async function leaveWorkspace(ctx: MemberContext, { workspaceId, memberId }: Leaver, { leftWorkspace }: Hooks) {
  if (!(await lockMembers(ctx, memberId))) throw new Refusal('conflict', say('refusals.workspaces.memberJustDeleted'))
  await removeMembership(ctx, workspaceId, memberId)
  await ensureWorkspace(ctx, memberId)
  await leftWorkspace(ctx, { workspaceId, memberId })
}

/** Before an account is removed: workspaces without other members are removed too, and the others keep an owner. */
export async function leaveAllWorkspaces(ctx: MemberContext) {
  for (const id of await workspaceIdsOf(ctx)) await leaveBeforeRemoval(ctx, id)
  // Once the member's row is locked they cannot join anything; workspaces joined in the meantime are left as well.
  await lockMembers(ctx, ctx.member.id)
  for (const id of await workspaceIdsOf(ctx)) await leaveBeforeRemoval(ctx, id)
}

async function leaveBeforeRemoval(ctx: MemberContext, workspaceId: string) {
  await lockWorkspaceRow(ctx, workspaceId)
  const mine = await findRole(ctx, workspaceId, ctx.member.id)
  if (!mine) return
  const owner = await findLongestMember(ctx, workspaceId, 'owner', ctx.member.id)
  const heir = owner ?? (await heirTo(ctx, workspaceId))
  if (!heir) {
    await ctx.db.deleteFrom('workspaces').where('id', '=', workspaceId).execute()
    return
  }
  if (!owner) await makeOwner(ctx, workspaceId, heir.memberId)
  await removeMembership(ctx, workspaceId, ctx.member.id)
}

async function heirTo(ctx: MemberContext, workspaceId: string) {
  const admin = await findLongestMember(ctx, workspaceId, 'admin', ctx.member.id)
  return admin ?? findLongestMember(ctx, workspaceId, 'member', ctx.member.id)
}

async function makeOwner(ctx: MemberContext, workspaceId: string, memberId: string) {
  await ctx.db
    .updateTable('memberships')
    .set({ role: 'owner' })
    .where('workspaceId', '=', workspaceId)
    .where('memberId', '=', memberId)
    .execute()
}

async function removeMembership(ctx: MemberContext, workspaceId: string, memberId: string) {
  await ctx.db
    .deleteFrom('memberships')
    .where('workspaceId', '=', workspaceId)
    .where('memberId', '=', memberId)
    .execute()
  await withdrawInvites(ctx, { workspaceId, memberId })
}

/** Every member belongs to a workspace: without any other, they get one of their own. */
async function ensureWorkspace(ctx: MemberContext, memberId: string) {
  const left = await ctx.db
    .selectFrom('members')
    .leftJoin('memberships', 'memberships.memberId', 'members.id')
    .select(['members.name', 'memberships.workspaceId'])
    .where('members.id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  if (left && left.workspaceId === null) await createWorkspace(ctx, { ownerId: memberId, name: left.name })
}

async function workspaceIdsOf(ctx: MemberContext) {
  const rows = await ctx.db
    .selectFrom('memberships')
    .select('workspaceId')
    .where('memberId', '=', ctx.member.id)
    .orderBy('workspaceId')
    .execute()
  return rows.map(({ workspaceId }) => workspaceId)
}
