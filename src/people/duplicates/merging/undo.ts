import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { pageOf } from '#platform/db/paging.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { expiresAt } from '#platform/removals/removal.ts'
import { closeMerges, returnRemovals } from '../../connections/merged/merges.ts'
import { recountDeath } from '../../connections/record/death.ts'
import { saveExtras } from '../../connections/record/extras.ts'
import { recountLastContact } from '../../connections/record/last-contact.ts'
import { lockPeople } from '../../connections/record/row.ts'
import { putPersonBack, writeChangedPerson } from '../../connections/record/write-changed.ts'
import { settleRelations } from '../../connections/related/settle.ts'
import { markApart, unmarkApart } from '../kept-apart.ts'
import { moveRows, moveSearchTerms, returnExtras } from './move-records.ts'
import { findHeirs, separate, storeHeirs } from './separate.ts'
import { findContested, separateEntries, unshared } from './shared-entries.ts'

type ListOptions = { limit: number; cursor?: string | undefined }

export async function listMerges(ctx: MemberContext, { limit, cursor }: ListOptions) {
  const rows = await ctx.db
    .selectFrom('merges')
    .leftJoin('connections as kept', (join) =>
      join.onRef('kept.memberId', '=', 'merges.memberId').onRef('kept.id', '=', 'merges.connectionId'),
    )
    .leftJoin('connections as other', (join) =>
      join.onRef('other.memberId', '=', 'merges.memberId').onRef('other.id', '=', 'merges.otherId'),
    )
    .select(['merges.id', 'merges.connectionId', 'merges.otherId', 'merges.before', 'merges.createdAt', 'undoneAt'])
    .select(['kept.displayName as keptName', 'other.displayName as otherName'])
    .where('merges.memberId', '=', ctx.member.id)
    .$if(cursor !== undefined, (query) => query.where('merges.id', '<', cursor ?? ''))
    .orderBy('merges.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ id }) => id)
  return {
    merges: shown.map(({ id, connectionId, keptName, otherId, otherName, before, createdAt, undoneAt }) => ({
      id,
      connectionId,
      connectionName: keptName ?? undefined,
      otherId,
      otherName: before.other?.displayName ?? otherName ?? undefined,
      setAside: before.setAside ?? [],
      mergedAt: createdAt,
      undoUntil: expiresAt(createdAt),
      undoneAt: undoneAt ?? undefined,
    })),
    next,
  }
}

/** Separates the two again. Later additions, changes and removals stay. */
export async function undoMerge(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const { connectionId, otherId } = await getMerge(ctx, id)
    const kept = (await lockPeople(ctx, [connectionId, otherId])).find((person) => person.id === connectionId)
    // Read again under the lock: another undo may have come first.
    const { before, moved, createdAt, undoneAt } = await getMerge(ctx, id)
    if (undoneAt !== null) throw new Refusal('conflict', say('refusals.duplicates.alreadyUndone'))
    if (expiresAt(createdAt) < nowText(ctx)) throw new Refusal('gone', say('refusals.duplicates.tooLate'))
    const { other } = before
    if (!kept || !other) throw personIsGone()
    if (await putPersonBack(ctx, other)) await saveExtras(ctx, otherId, before.beside?.lines ?? [])
    const move = { from: connectionId, to: otherId }
    const contested = await findContested(ctx, moved.interactions, connectionId, id)
    const theirs = await withFoundPromises(ctx, moved, contested)
    await moveRows(ctx, theirs, move, contested)
    await separateEntries(ctx, { id, ...move })
    await moveSearchTerms(ctx, await unshared(ctx, theirs), move)
    await returnRemovals(ctx, moved, move)
    const heirs = await findHeirs(ctx, connectionId, id)
    await returnExtras(ctx, { connectionId, otherId }, before, heirs)
    await writeChangedPerson(ctx, kept, { ...separate(kept, before, heirs), updatedAt: nowText(ctx) })
    await storeHeirs(ctx, heirs)
    for (const id of [connectionId, otherId]) {
      await recountDeath(ctx, id)
      await recountLastContact(ctx, id)
    }
    for (const person of before.apart ?? []) await unmarkApart(ctx, connectionId, person)
    if (before.wereApart) await markApart(ctx, connectionId, [otherId])
    await closeMerges(ctx).where('id', '=', id).execute()
    await settleRelations(ctx, [connectionId, otherId])
    await emit(ctx, 'connection.parted', otherId, connectionId)
  })
}

async function getMerge(ctx: MemberContext, id: string) {
  const columns = ['connectionId', 'otherId', 'before', 'moved', 'createdAt', 'undoneAt'] as const
  const merge = await findOwn(ctx, 'merges', id, columns)
  if (!merge) throw new Refusal('not_found', say('refusals.duplicates.noMerge'))
  return merge
}

/** A promise that was found in one of their entries is theirs, also if it was accepted after the merge. */
async function withFoundPromises(
  ctx: MemberContext,
  moved: MovedIds,
  contested: ReadonlySet<string>,
): Promise<MovedIds> {
  const found: string[] = []
  const own = moved.interactions.filter((id) => !contested.has(id))
  for (const [column, all] of [
    ['interactionId', own],
    ['id', moved.findings ?? []],
  ] as const) {
    for (const ids of chunks(all)) {
      const rows = await ctx.db
        .selectFrom('findings')
        .select('promiseId')
        .where('memberId', '=', ctx.member.id)
        .where(column, 'in', ids)
        .where('promiseId', 'is not', null)
        .execute()
      found.push(...rows.flatMap(({ promiseId }) => promiseId ?? []))
    }
  }
  return { ...moved, promises: [...new Set([...moved.promises, ...found])] }
}

const personIsGone = () => new Refusal('conflict', say('refusals.duplicates.personGone'))
