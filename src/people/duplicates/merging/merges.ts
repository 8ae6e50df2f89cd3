import { instantText, type MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'

export async function listMerges(ctx: MemberContext, { limit }: { limit: number }) {
  const rows = await ctx.db
    .selectFrom('merges')
    .select(['id', 'connectionId', 'otherId', 'before', 'createdAt', 'undoneAt'])
    .where('memberId', '=', ctx.member.id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return {
    merges: rows.map(({ id, connectionId, otherId, before, createdAt, undoneAt }) => ({
      id,
      connectionId,
      otherId,
      otherName: before.other?.displayName,
      setAside: before.setAside ?? [],
      mergedAt: createdAt,
      undoUntil: undoUntil(createdAt),
      undoneAt: undoneAt ?? undefined,
    })),
  }
}

const undoPeriod = { hours: 24 * 30 }

export function undoUntil(createdAt: string) {
  return instantText(Temporal.Instant.from(createdAt).add(undoPeriod))
}

/** When a person is removed, clears what merges stored of the people merged into them. */
export async function forgetMerges(ctx: MemberContext, connectionId: string) {
  for (let into = [connectionId]; into.length > 0; ) {
    const rows = await ctx.db
      .updateTable('merges')
      .set({ before: json({}), moved: json({ interactions: [], promises: [], followups: [] }) })
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', 'in', into)
      .where('undoneAt', 'is', null)
      .returning('otherId')
      .execute()
    into = rows.map((row) => row.otherId)
  }
}
