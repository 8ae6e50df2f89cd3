import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isOpenMerge } from '#platform/removals/merged-people.ts'
import { findRemoval, findRemovalId } from '#platform/removals/removal.ts'
import { findPeopleOf } from '../../entry-people/entry-people.ts'
import { lockEveryone, tryLockConnection } from '../record/lock.ts'

/**
 * The current id of each connection: its own, or that of the connection it was merged into. Removed ones are left out.
 */
export async function followMerges(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, string>()
  let sought = new Map(ids.map((id) => [id, id]))
  for (let step = 0; sought.size > 0 && step < maxSteps; step++) {
    const here = await existingIds(ctx, [...sought.values()])
    for (const [id, now] of sought) if (here.has(now)) found.set(id, now)
    const gone = [...sought].filter(([, now]) => !here.has(now))
    const into = await mergedInto(
      ctx,
      gone.map(([, now]) => now),
    )
    sought = new Map(gone.flatMap(([id, now]) => (into.has(now) ? [[id, into.get(now) ?? '']] : [])))
  }
  return found
}

/** The last person that a connection was merged into, who may be removed; its own id if it was not merged. */
export async function lastMergedInto(ctx: MemberContext, id: string) {
  let last = id
  for (let step = 0; step < maxSteps; step++) last = (await mergedInto(ctx, [last])).get(last) ?? last
  return last
}

/**
 * The open merges of these people, of those they were merged into, and so on, each once. If a chain is too long,
 * `beyond` has the person where it was cut.
 */
export async function findMergesAbove(ctx: MemberContext, ids: string[]) {
  const merges: { id: string; otherId: string; connectionId: string }[] = []
  const seen = new Set<string>()
  let sought = new Set(ids)
  for (let step = 0; sought.size > 0 && step < maxSteps; step++) {
    for (const id of sought) seen.add(id)
    const found = await ctx.db
      .selectFrom('merges')
      .select(['id', 'otherId', 'connectionId'])
      .where('memberId', '=', ctx.member.id)
      .where('otherId', 'in', [...sought])
      .where(isOpenMerge)
      .execute()
    merges.push(...found)
    sought = new Set(found.map(({ connectionId }) => connectionId)).difference(seen)
  }
  return { merges, beyond: [...sought] }
}

/** A connection may be merged into one that is merged into another, and so on. */
const maxSteps = 20

/** Which of these connections exist. */
export async function existingIds(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function mergedInto(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await ctx.db
    .selectFrom('merges')
    .select(['otherId', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('otherId', 'in', ids)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ otherId, connectionId }) => [otherId, connectionId]))
}

/** A removal, the person that its record belongs to now, and the one it belonged to; with the removal of that one, if they are gone. */
export type RemovedRecord = { id: string; connectionId: string; formerId: string; cause?: string | undefined }

/** Locks the person that a removed record belongs to, or was merged into. Null if the record was not removed. */
export async function lockOwner(
  ctx: MemberContext,
  kind: 'interaction' | 'promise' | 'date' | 'gift',
  subjectId: string,
): Promise<RemovedRecord | null> {
  const { id, connectionId: formerId } = (await findRemoval(ctx, kind, subjectId)) ?? {}
  if (!id || !formerId) return null
  const connectionId = (await followMerges(ctx, [formerId])).get(formerId)
  const [other] = connectionId ? [] : ((await findPeopleOf(ctx, [subjectId])).get(subjectId) ?? [])
  const owner = connectionId ?? other?.connectionId
  if (!owner) throw await personRemoved(ctx, formerId)
  // The person may be merged or removed until the row is locked, and the record restored.
  if (kind === 'interaction' && !(await lockEveryone(ctx, subjectId, [owner])).has(owner))
    return lockOwner(ctx, kind, subjectId)
  if (kind !== 'interaction' && !(await tryLockConnection(ctx, owner))) return lockOwner(ctx, kind, subjectId)
  const cause = other && (await findRemovalId(ctx, 'connection', formerId))
  return { id, connectionId: owner, formerId, ...(cause && { cause }) }
}

async function personRemoved(ctx: MemberContext, connectionId: string) {
  const removal = await findRemoval(ctx, 'connection', await lastMergedInto(ctx, connectionId))
  return removal
    ? new Refusal('conflict', say('refusals.removals.personRemoved'))
    : new Refusal('gone', say('refusals.removals.personDeleted'))
}
