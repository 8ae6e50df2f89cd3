import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { tryLockConnection } from '../connections/record/lock.ts'
import { followMerges, lastMergedInto } from '../duplicates/merging/follow-merges.ts'

/** A removal, the person that its record belongs to now, and the one it belonged to. */
export type RemovedRecord = { id: string; connectionId: string; formerId: string }

/** Locks the person that a removed record belongs to, or was merged into. Null if the record was not removed. */
export async function lockOwner(
  ctx: MemberContext,
  kind: 'interaction' | 'promise',
  subjectId: string,
): Promise<RemovedRecord | null> {
  const { id, connectionId: formerId } = (await findRemoval(ctx, kind, subjectId)) ?? {}
  if (!id || !formerId) return null
  const connectionId = (await followMerges(ctx, [formerId])).get(formerId)
  if (!connectionId) throw await personRemoved(ctx, formerId)
  // The person may be merged or removed until the row is locked, and the record restored.
  if (!(await tryLockConnection(ctx, connectionId))) return lockOwner(ctx, kind, subjectId)
  return { id, connectionId, formerId }
}

async function personRemoved(ctx: MemberContext, connectionId: string) {
  const removal = await findRemoval(ctx, 'connection', await lastMergedInto(ctx, connectionId))
  return removal
    ? new Refusal('conflict', say('refusals.removals.personRemoved'))
    : new Refusal('gone', say('refusals.removals.personDeleted'))
}
