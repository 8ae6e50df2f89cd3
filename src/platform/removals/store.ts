import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '../context/context.ts'
import { chunks } from '../db/batches.ts'
import type { RemovedTable } from '../db/schema/columns.ts'
import { json, type Schema } from '../db/schema/schema.ts'
import type { RemovedColumns } from '../db/schema/undo.ts'
import { oldestRestorable } from './removal.ts'

type NewRemoval = Pick<Schema['removals'], 'kind' | 'subjectId' | 'connectionId' | 'label'>

/**
 * Called in the transaction that deletes the rows. A record that was removed before and came back, as from an archive, keeps
 * its removal, unless that is too old: what only that contains can still be restored.
 */
export async function createRemoval(ctx: MemberContext, { label, ...removal }: NewRemoval) {
  const [memberId, id] = [ctx.member.id, randomUUIDv7()]
  const details = { ...removal, label: shorten(label), removedAt: nowText(ctx) }
  const earlier = await ctx.db
    .updateTable('removals')
    .set({ ...details, restoringAt: null })
    .where('memberId', '=', memberId)
    .where('kind', '=', removal.kind)
    .where('subjectId', '=', removal.subjectId)
    .where('removedAt', '>=', oldestRestorable(ctx))
    .returning('id')
    .executeTakeFirst()
  if (earlier) return earlier.id
  await ctx.db
    .deleteFrom('removals')
    .where('memberId', '=', memberId)
    .where('kind', '=', removal.kind)
    .where('subjectId', '=', removal.subjectId)
    .execute()
  await ctx.db
    .insertInto('removals')
    .values({ memberId, id, ...details })
    .execute()
  return id
}

type RemovedRow = { recordId: string; before: RemovedColumns }

/** Stores rows that are deleted, as they were: in place of what an earlier removal of them stored. */
export async function storeRows(ctx: MemberContext, removalId: string, tableName: RemovedTable, rows: RemovedRow[]) {
  for (const part of chunks(rows, batchSize)) {
    const values = part.map(({ recordId, before: { memberId: _, ...before } }) => ({
      memberId: ctx.member.id,
      removalId,
      tableName,
      recordId,
      before: json(before),
    }))
    await ctx.db
      .insertInto('removedRecords')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['memberId', 'removalId', 'tableName', 'recordId'])
          .doUpdateSet({ before: (set) => set.ref('excluded.before'), after: null }),
      )
      .execute()
  }
}

const batchSize = 200

export type ChangedTable = 'promises' | 'findings' | 'members'
type Change = { tableName: ChangedTable; recordId: string; before: RemovedColumns; after: RemovedColumns }

/** Stores what a removal changes of a row that stays. With an earlier change of it, the two become one. */
export async function storeChange(ctx: MemberContext, removalId: string, { tableName, recordId, ...change }: Change) {
  const key = { memberId: ctx.member.id, removalId, tableName, recordId }
  const earlier = await ctx.db
    .selectFrom('removedRecords')
    .select(['before', 'after'])
    .where('memberId', '=', key.memberId)
    .where('removalId', '=', removalId)
    .where('tableName', '=', tableName)
    .where('recordId', '=', recordId)
    .executeTakeFirst()
  const before = json({ ...change.before, ...earlier?.before })
  const after = json({ ...earlier?.after, ...change.after })
  await ctx.db
    .insertInto('removedRecords')
    .values({ ...key, before, after })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'removalId', 'tableName', 'recordId']).doUpdateSet({ before, after }),
    )
    .execute()
}

const maxLabelLength = 100

/** One line. */
function shorten(label: string) {
  const letters = [...label.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > maxLabelLength ? `${letters.slice(0, maxLabelLength - 1).join('')}…` : letters.join('')
}
