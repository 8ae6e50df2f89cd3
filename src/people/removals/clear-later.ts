import { setTimeout as pause } from 'node:timers/promises'
import { memberContextFor } from '#members/members/member-row.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { findRemovalId, isBeingRestored, lockRemoval, restoringEnds } from '#platform/removals/removal.ts'
import { tryLockConnection } from '../connections/record/lock.ts'
import { clearAllBelongings, clearBelongings } from './belongings.ts'

/**
 * Leaves a removed person's remaining records to a job, which is retried until done. Each removal has its own job,
 * because an earlier one's may be about to end.
 */
export async function clearLater(ctx: MemberContext, connectionId: string) {
  const only = `connections.clear ${connectionId} ${nowText(ctx)}`
  await queueJob(ctx, 'connections.clear', { connectionId }, { memberId: ctx.member.id, only })
}

/** Removes a person's restored records again, unless the person exists by then. */
export async function clearAfterRestoring(ctx: MemberContext, connectionId: string) {
  const at = instantText(ctx.now().add(restoringEnds))
  await queueJob(ctx, 'connections.clear', { connectionId }, { memberId: ctx.member.id, at })
}

/**
 * In parts, and with as much time in between, so that others hardly wait. If the service stops, the rest is done after the
 * next start.
 */
export async function clearRemoved(kith: Kith, { connectionId }: Tasks['connections.clear'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  for (let isClear = false; !isClear; ) {
    running.signal.throwIfAborted()
    const began = performance.now()
    isClear = await transaction(ctx, (ctx) => clearSome(ctx, connectionId))
    await pause(performance.now() - began)
  }
}

/** Into the removal, or for good if that was purged meanwhile. */
async function clearSome(ctx: MemberContext, connectionId: string) {
  const removalId = await findRemovalId(ctx, 'connection', connectionId)
  if (removalId && !(await lockRemoval(ctx, removalId))) return false
  if (await tryLockConnection(ctx, connectionId)) return true
  if (!removalId && (await findRemovalId(ctx, 'connection', connectionId))) return false
  if (removalId && (await isBeingRestored(ctx, removalId))) {
    await clearAfterRestoring(ctx, connectionId)
    return true
  }
  return clearBelongings(ctx, [connectionId], removalId)
}

/** Before people come back by another way, such as an archive. */
export async function finishRemovals(ctx: MemberContext, people: string[]) {
  const removals = await ctx.db
    .selectFrom('removals')
    .select(['id', 'subjectId'])
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'connection')
    .where('subjectId', 'in', people)
    .orderBy('id')
    .execute()
  for (const { id, subjectId } of removals) if (await lockRemoval(ctx, id)) await finishClearing(ctx, id, subjectId)
}

async function finishClearing(ctx: MemberContext, removalId: string, connectionId: string) {
  if (await tryLockConnection(ctx, connectionId)) return
  await clearAllBelongings(ctx, [connectionId], removalId)
}
