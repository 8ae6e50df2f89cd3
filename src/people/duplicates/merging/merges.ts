import { instantText, type MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { columnsOf } from '#platform/removals/columns.ts'
import { removedRows } from '#platform/removals/removed-rows.ts'
import { storeRows } from '#platform/removals/store.ts'

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

/** When people are removed, for good or into a removal: clears what merges stored of the people merged into them. */
export async function forgetMerges(ctx: MemberContext, people: string[], removalId: string | null) {
  for (let into = people; into.length > 0; ) {
    if (removalId) await storeMerges(ctx, into, removalId)
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

async function storeMerges(ctx: MemberContext, into: string[], removalId: string) {
  const rows = await ctx.db
    .selectFrom('merges')
    .select(columnsOf('merges'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', into)
    .where('undoneAt', 'is', null)
    .execute()
  const merges = rows.map((row) => ({ recordId: row.id, before: row }))
  await storeRows(ctx, removalId, 'merges', merges)
}

export async function restoreMerges(ctx: MemberContext, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'merges')) {
    for (const { id, before, moved } of rows) await updateMerge(ctx, id, { before: json(before), moved: json(moved) })
  }
}

type AddedRecords = Partial<Pick<MovedIds, 'interactions' | 'promises'>>

/** A record of somebody who was merged meanwhile is restored: undoing the merge gives it back to them. */
export async function addToMerges(ctx: MemberContext, otherId: string, records: AddedRecords) {
  const rows = await ctx.db
    .selectFrom('merges')
    .select(['id', 'connectionId', 'moved'])
    .where('memberId', '=', ctx.member.id)
    .where('otherId', '=', otherId)
    .where('undoneAt', 'is', null)
    .execute()
  for (const { id, connectionId, moved } of rows) {
    const { interactions = [], promises = [] } = records
    const all = {
      ...moved,
      interactions: [...moved.interactions, ...interactions],
      promises: [...moved.promises, ...promises],
    }
    await updateMerge(ctx, id, { moved: json(all) })
    await addToMerges(ctx, connectionId, records)
  }
}

/** What was removed of the merged person comes back to them. */
export async function returnRemovals(ctx: MemberContext, { interactions, promises }: MovedIds, move: Move) {
  for (const ids of chunks([...interactions, ...promises])) {
    await ctx.db
      .updateTable('removals')
      .set({ connectionId: move.to })
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', move.from)
      .where('subjectId', 'in', ids)
      .execute()
  }
}

type Move = { from: string; to: string }

async function updateMerge(ctx: MemberContext, id: string, change: { before?: string; moved: string }) {
  await ctx.db.updateTable('merges').set(change).where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
}
