import { api, type OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type MemberContext, transaction } from '#platform/context/context.ts'
import type { ChangedRecord } from '#platform/db/schema/undo.ts'
import { hashOf, lockRecord } from './record-change.ts'
import { recordKinds } from './records/kinds.ts'
import type { Undone } from './records/record-kind.ts'
import { oldestUndoable } from './sweep.ts'

/**
 * Two simultaneous calls undo two changes. A change that can no longer be undone is dropped, so the next call can
 * proceed.
 */
export async function undoLastChange(ctx: MemberContext): Promise<UndoneChange> {
  for (;;) {
    const change = await newest(ctx)
    if (!change) throw new Refusal('not_found', say('refusals.toolChanges.nothingToUndo'))
    try {
      const undone = await transaction(ctx, (ctx) => undoChange(ctx, change))
      if (undone) return { ...undone, left: await countLeft(ctx) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await forget(ctx, change)
      throw changedSince(toolOf(change))
    }
  }
}

type UndoneChange = Awaited<ReturnType<typeof undoChange>> & { left: number }
export type Change = NonNullable<Awaited<ReturnType<typeof newest>>>

/** The records are locked before the change is claimed, as when it was recorded. Null if another call has undone it. */
export async function undoChange(ctx: MemberContext, change: Change) {
  const now = []
  for (const record of change.records) now.push({ record, values: await lockRecord(ctx, record) })
  if (!(await forget(ctx, change))) return null
  for (const { record, values } of now) {
    const fields = record.before && values ? Object.keys(record.before) : undefined
    if (hashOf(values, fields) !== record.after) throw changedSince(toolOf(change))
  }
  const undone: Undone[] = []
  // What was made is removed first, and what it was made of comes back last.
  for (const { record } of now.toReversed()) undone.push(await undoRecord(ctx, record))
  return {
    undone: undone.map(({ sentence }) => sentence).join(' '),
    tool: toolOf(change),
    changedAt: change.createdAt,
    connectionId: undone.find(({ connectionId }) => connectionId)?.connectionId,
  }
}

async function undoRecord(ctx: MemberContext, { kind, id, before, after }: ChangedRecord) {
  const { remove, revert, restore } = recordKinds[kind] ?? {}
  const undone = before === null ? remove?.(ctx, id) : after ? revert?.(ctx, id, before as never) : restore?.(ctx, id)
  if (!undone) throw new Error(`a change of a ${kind} cannot be undone`)
  return undone
}

function changes(ctx: MemberContext) {
  return ctx.db
    .selectFrom('toolChanges')
    .where('memberId', '=', ctx.member.id)
    .where('tokenId', '=', ctx.tokenId)
    .where('createdAt', '>=', instantText(oldestUndoable(ctx)))
}

function newest(ctx: MemberContext) {
  return changes(ctx)
    .select(['number', 'operation', 'records', 'createdAt'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function countLeft(ctx: MemberContext) {
  const { left } = await changes(ctx)
    .select((of) => of.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return left
}

/** False if it is gone already. */
async function forget(ctx: MemberContext, { number }: Change) {
  const gone = await ctx.db
    .deleteFrom('toolChanges')
    .where('memberId', '=', ctx.member.id)
    .where('number', '=', number)
    .returning('number')
    .executeTakeFirst()
  return gone !== undefined
}

function toolOf({ operation }: Change) {
  return (api[operation as OperationName] as Operation).tool?.name ?? operation
}

function changedSince(tool: string) {
  return new Refusal('conflict', say('refusals.toolChanges.changedSince', { tool }))
}
