import { memberContextFor } from '#members/members/member-row.ts'
import { firstWorkspace } from '#members/workspaces/workspaces.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { reclaimAddress } from './addresses.ts'

/** Cards go with their member to the workspace they joined first. Printed codes still lead to them, and to nobody else's. */
export async function takeCardsAlong(ctx: MemberContext, left: { workspaceId: string; memberId: string }) {
  const theirs = await memberContextFor(ctx, left.memberId)
  if (!theirs) return
  const cards = await theirs.db
    .deleteFrom('cardAddresses')
    .where('workspaceId', '=', left.workspaceId)
    .where('memberId', '=', left.memberId)
    .returning(['cardId', 'slug', 'code'])
    .execute()
  if (cards.length === 0) return
  const { id: workspaceId } = await firstWorkspace(theirs, left.memberId)
  for (const { cardId, slug, code } of cards) {
    await reclaimAddress(theirs, cardId, { workspaceId, slug, code })
    await emit(theirs, 'card.updated', cardId, null)
  }
}
