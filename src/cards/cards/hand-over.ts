import { memberContextFor } from '#members/members/member-context.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import type { EventKind } from '#platform/events/api.ts'
import { emit } from '#platform/events/emit.ts'
import { ensureDefaultCard } from './default-card.ts'

type HandOver = { workspaceId: string; fromId: string; toId: string }

/** Cards stay with their workspace. They are hidden until the new holder has looked at them. */
export async function handOverCards(ctx: MemberContext, { workspaceId, fromId, toId }: HandOver) {
  const now = nowText(ctx)
  const moved = await ctx.db
    .updateTable('cards')
    .set({ memberId: toId, hiddenAt: now, updatedAt: now })
    .where('memberId', '=', fromId)
    .where('id', 'in', (there) =>
      there
        .selectFrom('cardAddresses')
        .select('cardId')
        .where('workspaceId', '=', workspaceId)
        .where('memberId', '=', fromId),
    )
    .returning('id')
    .execute()
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  await ensureDefaultCard(ctx, fromId)
  await ensureDefaultCard(ctx, toId)
  await emitFor(ctx, fromId, 'card.removed', ids)
  await emitFor(ctx, toId, 'card.created', ids)
}

async function emitFor(ctx: MemberContext, memberId: string, kind: EventKind, ids: string[]) {
  const theirs = await memberContextFor(ctx, memberId)
  if (!theirs) return
  for (const id of ids) await emit(theirs, kind, id, null)
}
