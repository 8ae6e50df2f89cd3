import { setTimeout as pause } from 'node:timers/promises'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { findRemoval, lockForRestoring } from '#platform/removals/removal.ts'
import { countRemovedRows, removedRows, takeRemovedRows } from '#platform/removals/removed-rows.ts'
import { tryLockConnection } from '../connections/record/lock.ts'
import { belongingTables, restoreRows } from './belongings.ts'
import { clearAfterRestoring } from './clear-later.ts'

/** Fewer are restored with the person. */
const fewRows = 100
/** Few enough that others hardly wait. */
const batchSize = 50

/**
 * Restores what belongs to a removed person before the person, in parts: nobody finds it until the person is there. If the
 * service stops, or the removal is purged, a job removes it again.
 */
export async function restoreInParts(ctx: MemberContext, connectionId: string) {
  const removal = await findRemoval(ctx, 'connection', connectionId)
  if (!removal || ctx.db.isTransaction) return
  const counts = await countRemovedRows(ctx, removal.id, belongingTables)
  if (counts.every((count) => count < fewRows)) return
  await clearAfterRestoring(ctx, connectionId)
  const names = new Map([[connectionId, await nameIn(ctx, removal.id)]])
  for (let isMore = true; isMore; ) {
    const began = performance.now()
    isMore = await transaction(ctx, (ctx) => restoreSome(ctx, { connectionId, removalId: removal.id, names }))
    await pause((performance.now() - began) / 4)
  }
}

type Restoring = { connectionId: string; removalId: string; names: ReadonlyMap<string, string> }

/** False once nothing is left, or the person is there again, or the removal was purged. */
async function restoreSome(ctx: MemberContext, { connectionId, removalId, names }: Restoring) {
  if (!(await lockForRestoring(ctx, removalId)) || (await tryLockConnection(ctx, connectionId))) return false
  for (const table of belongingTables) {
    const rows = await takeRemovedRows(ctx, removalId, table, batchSize)
    if (rows.length === 0) continue
    await restoreRows(ctx, table, rows, names)
    return true
  }
  return false
}

/** Facts are read with the name of the person, who is not there yet. */
async function nameIn(ctx: MemberContext, removalId: string) {
  for await (const [person] of removedRows(ctx, removalId, 'connections')) if (person) return person.displayName
  return ''
}
