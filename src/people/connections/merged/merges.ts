import { type MemberContext, nowText } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { findMergedPeople } from '#platform/removals/merged-people.ts'
import { removedRows } from '#platform/removals/removed-rows.ts'
import { storeRows } from '#platform/removals/store.ts'
import { findMergesAbove } from './follow-merges.ts'

/**
 * When people are removed, for good or into a removal: clears what merges stored of the people merged into them, and ends
 * merges of their own, from which they had come back.
 */
export async function forgetMerges(ctx: MemberContext, people: string[], removalId: string | null) {
  for (const ids of chunks(people)) await closeMerges(ctx).where('otherId', 'in', ids).execute()
  for (const into of chunks([...people, ...(await findMergedPeople(ctx, people))])) {
    if (removalId) await storeMerges(ctx, into, removalId)
    await clearMerges(ctx).where('connectionId', 'in', into).execute()
  }
}

/** Ends merges that were not undone and deletes their details. Moved records stay where they are. */
export function closeMerges(ctx: MemberContext) {
  return clearMerges(ctx).set({ undoneAt: nowText(ctx) })
}

function clearMerges(ctx: MemberContext) {
  return ctx.db
    .updateTable('merges')
    .set({ before: json({}), moved: json({ interactions: [], promises: [], followups: [] } satisfies MovedIds) })
    .where('memberId', '=', ctx.member.id)
    .where('undoneAt', 'is', null)
}

async function storeMerges(ctx: MemberContext, into: string[], removalId: string) {
  const rows = await ctx.db
    .selectFrom('merges')
    .select(columnsOf('merges'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', into)
    .where('undoneAt', 'is', null)
    .execute()
  await storeRows(ctx, removalId, 'merges', rows)
}

export async function restoreMerges(ctx: MemberContext, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'merges')) {
    for (const { id, before, moved } of rows) await updateMerge(ctx, id, { before: json(before), moved: json(moved) })
  }
}

type AddedRecords = Partial<Omit<MovedIds, 'followups'>>

/** A record of somebody who was merged meanwhile is restored: undoing the merge gives it back to them. */
export async function addToMerges(ctx: MemberContext, otherId: string, records: AddedRecords) {
  const { merges } = await findMergesAbove(ctx, [otherId])
  for (const { id } of merges) {
    const { moved } = await ctx.db
      .selectFrom('merges')
      .select('moved')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const added = Object.entries(records).map(([table, ids]) => [
      table,
      [...(moved[table as keyof MovedIds] ?? []), ...ids],
    ])
    await updateMerge(ctx, id, { moved: json({ ...moved, ...Object.fromEntries(added) }) })
  }
}

/** Removed records of the merged person return to that person. */
export async function returnRemovals(
  ctx: MemberContext,
  { interactions, promises, dates = [], gifts = [] }: MovedIds,
  move: Move,
) {
  for (const ids of chunks([...interactions, ...promises, ...dates, ...gifts])) {
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
  await updateOwn(ctx, 'merges', id).set(change).where('undoneAt', 'is', null).execute()
}
