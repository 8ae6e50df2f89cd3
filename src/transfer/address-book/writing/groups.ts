import type { VcardGroup } from '#cards/vcards/reading/read-group.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { Conditions, WriteOutcome } from '../../sync/conditions.ts'
import { type CardRow, findCard } from '../cards.ts'
import { nextRevision } from '../names.ts'
import { isStale } from './find-target.ts'
import { tagMembers } from './group-tags.ts'
import { readGroupCard } from './sent-card.ts'

type GroupWrite = Conditions & { name: string; group: VcardGroup; text: string }

/** A group of an address book is kept and given back as it is: refusing it would stop some devices. Its members get a tag. */
export async function writeGroup(ctx: MemberContext, { group, ...write }: GroupWrite): Promise<WriteOutcome> {
  const before = await findCard(ctx, write.name)
  if (isRefused(before, write)) return 'stale'
  if (before?.goneAt === null && before.card === write.text) return 'updated'
  // Before the group is stored: a device that gets no answer sends it again, and the rest is tagged then.
  const unknown = await tagMembers(ctx, await readGroupCard(before?.card ?? ''), group)
  const outcome = await storeGroup(ctx, write)
  // Some may have come meanwhile. Those who come from here on find the group.
  if (outcome !== 'stale') await tagMembers(ctx, null, { ...group, members: unknown })
  return outcome
}

async function storeGroup(
  ctx: MemberContext,
  { name, text, ...conditions }: Omit<GroupWrite, 'group'>,
): Promise<WriteOutcome> {
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const card = await findCard(ctx, name)
    if (isRefused(card, conditions)) return 'stale'
    if (card?.goneAt === null && card.card === text) return 'updated'
    const row = {
      ...{ connectionId: null, card: text, photo: null, photoHash: null, goneAt: null, goneAs: null, noteId: null },
      revision: await nextRevision(ctx),
      revisedAt: nowText(ctx),
    }
    await ctx.db
      .insertInto('addressCards')
      .values({ memberId: ctx.member.id, name, ...row })
      .onConflict((conflict) => conflict.columns(['memberId', 'name']).doUpdateSet(row))
      .execute()
    return card ? 'updated' : 'created'
  })
}

function isRefused(card: CardRow | undefined, conditions: Conditions) {
  return (card?.connectionId ?? null) !== null || isStale(card, conditions)
}
