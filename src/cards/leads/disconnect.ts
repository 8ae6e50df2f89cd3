import { lockMembers } from '#members/members/member-row.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { countReleasedLead } from './count-released.ts'
import { changeLead, findRow, type LeadRow, lockLead } from './row.ts'

type LeadState = Pick<LeadRow, 'connectedAt' | 'connectionId' | 'heldAt' | 'discardedAt'>

/** What connecting changes of a lead, with the lead locked; null if there is no such lead. */
export async function lockLeadState(ctx: MemberContext, id: string): Promise<LeadState | null> {
  // In the order in which connecting locks them.
  await lockMembers(ctx, ctx.member.id)
  if (!(await findRow(ctx, id))) return null
  const { connectedAt, connectionId, heldAt, discardedAt } = await lockLead(ctx, id)
  return { connectedAt, connectionId, heldAt, discardedAt }
}

/** Takes back that a lead was connected. What became of the person is for the caller to decide. */
export async function disconnectLead(ctx: MemberContext, id: string, before: Partial<LeadState>) {
  await transaction(ctx, async (ctx) => {
    const lead = await lockLead(ctx, id)
    await changeLead(ctx, id, before)
    if (before.heldAt) await countReleasedLead(ctx, { ...lead, heldAt: before.heldAt }, -1)
    await emit(ctx, 'lead.updated', id, null)
  })
}

/** A lead whose person was removed waits again: there is nothing to take back from them. */
export async function reopenLead(ctx: MemberContext, id: string) {
  await transaction(ctx, async (ctx) => {
    const { connectionId = null } = (await lockLeadState(ctx, id)) ?? {}
    if (connectionId === null || (await followMerges(ctx, [connectionId])).size > 0) return
    await disconnectLead(ctx, id, { connectedAt: null, connectionId: null })
  })
}
