import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Context, MemberContext } from '#platform/context/context.ts'

export type Role = 'owner' | 'admin' | 'member'

/** The same answer for a workspace that does not exist and for one the member does not belong to. */
export const noWorkspace = () => new Refusal('not_found', say('refusals.workspaces.notYours'))

/** The member's own role in a workspace. */
export async function roleIn(ctx: MemberContext, workspaceId: string): Promise<Role> {
  const role = await findRole(ctx, workspaceId, ctx.member.id)
  if (!role) throw noWorkspace()
  return role
}

export async function findRole(ctx: Context, workspaceId: string, memberId: string): Promise<Role | null> {
  const membership = await ctx.db
    .selectFrom('memberships')
    .select('role')
    .where('workspaceId', '=', workspaceId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return membership?.role ?? null
}

/** Locks the workspace until the transaction ends, so that memberships and roles change one at a time. */
export async function lockWorkspace(ctx: MemberContext, workspaceId: string): Promise<Role> {
  await lockQuery(ctx, workspaceId)
    .where('id', 'in', (mine) =>
      mine.selectFrom('memberships').select('workspaceId').where('memberId', '=', ctx.member.id),
    )
    .execute()
  // Read after the lock: it may have changed while this waited.
  return roleIn(ctx, workspaceId)
}

/** The same for somebody who does not belong to it yet. */
export async function lockWorkspaceRow(ctx: Context, workspaceId: string) {
  await lockQuery(ctx, workspaceId).execute()
}

/** An update that changes nothing does what `for update` would, on both engines. */
function lockQuery(ctx: Context, id: string) {
  return ctx.db
    .updateTable('workspaces')
    .set((set) => ({ name: set.ref('name') }))
    .where('id', '=', id)
}

export function requireAdmin(role: Role, deed: 'rename' | 'seeInvites' | 'invite') {
  if (role === 'member') throw new Refusal('forbidden', say(`refusals.workspaces.onlyAdmins.${deed}`))
}

/** Owners may give and remove every role; admins all but the owner's. */
export const mayManage = (mine: Role, role: Role) => mine === 'owner' || (mine === 'admin' && role !== 'owner')

export function findLongestMember(ctx: Context, workspaceId: string, role: Role, except: string) {
  return ctx.db
    .selectFrom('memberships')
    .select('memberId')
    .where('workspaceId', '=', workspaceId)
    .where('role', '=', role)
    .where('memberId', '!=', except)
    .orderBy('joinedAt')
    .orderBy('memberId')
    .limit(1)
    .executeTakeFirst()
}
