import { isDeepStrictEqual } from 'node:util'
import type { MemberContext } from '../context/context.ts'
import { findOwn, updateOwn } from '../db/own-rows.ts'
import { json } from '../db/schema/schema.ts'
import type { RemovedColumns } from '../db/schema/undo.ts'
import { closeRemoval, lockRemoval } from './removal.ts'
import { findRemovedRow } from './removed-rows.ts'
import type { ChangedTable } from './store.ts'

/**
 * Undoes a removal, once: `restore` restores its rows, then its changes to other rows are undone. Does nothing if
 * another request was faster. Call it in a transaction with the parent record locked.
 */
export async function takeBack<Removal extends { id: string }>(
  ctx: MemberContext,
  removal: Removal | null | undefined,
  restore: (removal: Removal) => Promise<void>,
) {
  if (!removal || !(await lockRemoval(ctx, removal.id))) return
  await restore(removal)
  await undoChanges(ctx, removal.id)
  await closeRemoval(ctx, removal.id)
}

type Change = { removalId: string; tableName: string; recordId: string; before: RemovedColumns; after: RemovedColumns }

/** Undoes a removal's changes to rows that stayed. Values changed by somebody else since then stay. */
async function undoChanges(ctx: MemberContext, removalId: string) {
  const changes = await changesIn(ctx).where('removalId', '=', removalId).execute()
  for (const change of changes as Change[]) await undoChange(ctx, change)
}

/**
 * If a later removal changed the same value, it inherits this one's former value: so removals can be restored in any
 * order, and the last one restores the original.
 */
async function undoChange(ctx: MemberContext, { removalId, tableName, recordId, before, after }: Change) {
  const table = tableName as ChangedTable
  const others = (await changesIn(ctx)
    .where('recordId', '=', recordId)
    .where('tableName', '=', tableName)
    .where('removalId', '!=', removalId)
    .execute()) as Change[]
  const row = await findOwn(ctx, table, recordId, ['id', ...(Object.keys(before) as 'id'[])])
  const removed = row || table === 'members' ? undefined : await findRemovedRow(ctx, table, recordId)
  const heirs = new Set<Change>()
  const changed = Object.entries(before).map(([column, was]) => [column, { was, became: after[column] }] as const)
  const values = formerValues(Object.fromEntries(changed), row ?? removed?.before ?? {}, (column, { was, became }) => {
    const heir = others.find((each) => column in each.before && isDeepStrictEqual(each.before[column], became))
    if (!heir) return false
    heir.before = { ...heir.before, [column]: was }
    heirs.add(heir)
    return true
  })
  for (const heir of heirs) await rewriteBefore(ctx, heir)
  if (Object.keys(values).length === 0) return
  if (!removed) await updateOwn(ctx, table, recordId).set(values).execute()
  // It was removed since, so its copy changes.
  else await rewriteBefore(ctx, { ...removed, tableName, recordId, before: { ...removed.before, ...values } })
}

async function rewriteBefore(ctx: MemberContext, { removalId, tableName, recordId, before }: Omit<Change, 'after'>) {
  await ctx.db
    .updateTable('removedRecords')
    .set({ before: json(before) })
    .where('memberId', '=', ctx.member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', tableName)
    .where('recordId', '=', recordId)
    .execute()
}

function changesIn(ctx: MemberContext) {
  return ctx.db
    .selectFrom('removedRecords')
    .select(['removalId', 'tableName', 'recordId', 'before', 'after'])
    .where('memberId', '=', ctx.member.id)
    .where('after', 'is not', null)
}

type ChangedValue<Value> = { was: Value; became: Value }

/**
 * The values that come back when a removal, a merge or an import is undone: those of columns that are still as it left them.
 * If somebody holds the same value by now, such as a later removal or another merge, they inherit the former value instead,
 * for when they are undone. What somebody has changed since stays.
 */
export function formerValues<Now extends object, Value>(
  changed: Record<string, ChangedValue<Value>>,
  now: Now,
  inherit: (column: keyof Now & string, change: ChangedValue<Value>) => boolean,
) {
  const values: Record<string, unknown> = {}
  for (const [name, change] of Object.entries(changed)) {
    const column = name as keyof Now & string
    if (!inherit(column, change) && isDeepStrictEqual(now[column], change.became)) values[column] = change.was
  }
  return values as Partial<Now>
}
