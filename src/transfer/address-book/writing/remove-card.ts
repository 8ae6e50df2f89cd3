import { lockMembers } from '#members/members/member-row.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import type { Conditions, RemoveOutcome } from '../../sync/items.ts'
import { findCard, isMerged, nextRevision, updateCard } from '../cards.ts'
import { followChanges } from '../follow-changes.ts'
import { tellOfRemovalsLater } from '../removal-email.ts'
import { reviseCards } from '../revise.ts'
import { isStale } from './find-target.ts'

type Removal = Conditions & { name: string }

/**
 * Takes somebody out of the book, as a device asked. The person stays, with everything that belongs to them, and can be put
 * back. A group card is forgotten.
 */
export async function removeCard(ctx: MemberContext, { name, ...conditions }: Removal): Promise<RemoveOutcome> {
  await followChanges(ctx)
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const connectionId = (await findCard(ctx, name))?.connectionId ?? null
    if (connectionId !== null && (await tryLockConnection(ctx, connectionId)))
      await reviseCards(ctx, [connectionId], new Map())
    const card = await findCard(ctx, name)
    if (!card) return 'missing'
    if (card.goneAt !== null) return (await isMerged(ctx, connectionId)) ? 'stale' : 'missing'
    if (isStale(card, conditions)) return 'stale'
    const gone = { goneAt: nowText(ctx), goneAs: connectionId === null ? ('left' as const) : ('device' as const) }
    await updateCard(ctx, name)
      .set({ ...gone, ...(connectionId === null && { card: '' }), revision: await nextRevision(ctx) })
      .execute()
    if (connectionId !== null) {
      await emit(ctx, 'connection.updated', connectionId, connectionId)
      await tellOfRemovalsLater(ctx, gone.goneAt)
    }
    return 'removed'
  })
}
