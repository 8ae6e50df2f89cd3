import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '../context/context.ts'
import { chunks } from '../db/batches.ts'
import { type ColumnName, columnsOf, type RemovedTable } from '../db/schema/columns.ts'
import { json, type Schema, tables } from '../db/schema/schema.ts'
import type { RemovedColumns } from '../db/schema/undo.ts'
import { oldestRestorable } from './removal.ts'
import type { Row } from './removed-rows.ts'

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

/** Stores deleted rows, replacing those of an earlier removal. */
export async function storeRows<Table extends RemovedTable>(
  ctx: MemberContext,
  removalId: string,
  tableName: Table,
  rows: Row<Table>[],
) {
  const key = tables[tableName].options.storedBy as keyof Row<Table>
  for (const part of chunks(rows, batchSize)) {
    const values = part.map((row) => {
      const { memberId: _, ...before } = row as RemovedColumns
      return { memberId: ctx.member.id, removalId, tableName, recordId: String(row[key]), before: json(before) }
    })
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

/** Stores all rows of a table that have a value, before they are deleted. */
export async function storeAll<Table extends RemovedTable>(
  ctx: MemberContext,
  removalId: string,
  table: Table,
  column: ColumnName<Table>,
  value: string,
) {
  // TypeScript cannot follow a union of tables, so all are treated as one of them.
  const key = tables[table].options.storedBy as 'id'
  const rows = ctx.db
    .selectFrom(table as 'findings')
    .select(columnsOf(table) as string[] as 'id'[])
    .where('memberId', '=', ctx.member.id)
    .where(column as string as 'id', '=', value)
    .orderBy(key)
    .limit(batchSize)
  for (let page = await rows.execute(); page.length > 0; ) {
    await storeRows(ctx, removalId, table, page as unknown[] as Row<Table>[])
    page = page.length < batchSize ? [] : await rows.where(key, '>', page.at(-1)?.[key] ?? '').execute()
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
