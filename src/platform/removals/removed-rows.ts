import type { Selectable } from 'kysely'
import type { MemberContext } from '../context/context.ts'
import { chunks } from '../db/batches.ts'
import { jsonColumns } from '../db/schema/json-columns.ts'
import type { RemovedColumns } from '../db/schema/removals.ts'
import { json, type Schema } from '../db/schema/schema.ts'
import type { RemovedTable } from './columns.ts'
import type { Owner } from './removal.ts'

export type Row<Table extends RemovedTable> = Omit<Selectable<Schema[Table]>, 'memberId'>

const pageSize = 200

/** The rows of a table that a removal took away, page by page. */
export async function* removedRows<Table extends RemovedTable>(ctx: Owner, removalId: string, table: Table) {
  for (let after = ''; ; ) {
    const page = await ctx.db
      .selectFrom('removedRecords')
      .select(['recordId', 'before'])
      .where('memberId', '=', ctx.member.id)
      .where('removalId', '=', removalId)
      .where('tableName', '=', table)
      .where('recordId', '>', after)
      .where('after', 'is', null)
      .orderBy('recordId')
      .limit(pageSize)
      .execute()
    if (page.length > 0) yield page.map(({ before }) => before as Row<Table>)
    if (page.length < pageSize) return
    after = page.at(-1)?.recordId ?? ''
  }
}

/** A removed row and its removal, wherever it is; undefined if it was not removed. */
export async function findRemovedRow<Table extends RemovedTable>(ctx: MemberContext, table: Table, recordId: string) {
  const found = await ctx.db
    .selectFrom('removedRecords')
    .innerJoin('removals', (join) =>
      join
        .onRef('removals.memberId', '=', 'removedRecords.memberId')
        .onRef('removals.id', '=', 'removedRecords.removalId'),
    )
    .select(['removals.id as removalId', 'removals.kind', 'removals.removedAt', 'removedRecords.before'])
    .where('removedRecords.memberId', '=', ctx.member.id)
    .where('removedRecords.recordId', '=', recordId)
    .where('removedRecords.tableName', '=', table)
    .where('removedRecords.after', 'is', null)
    .executeTakeFirst()
  return found && { ...found, row: found.before as Row<Table> }
}

/** Takes a row out of a removal. */
export async function dropRemovedRow(ctx: MemberContext, removalId: string, table: RemovedTable, recordId: string) {
  await ctx.db
    .deleteFrom('removedRecords')
    .where('memberId', '=', ctx.member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', table)
    .where('recordId', '=', recordId)
    .execute()
}

/** Inserts rows as they were. One that exists again, or whose place is taken, is left out. */
export async function insertRows<Table extends RemovedTable>(ctx: MemberContext, table: Table, rows: Row<Table>[]) {
  for (const part of chunks(rows, 100)) {
    const values = part.map((row) => ({ memberId: ctx.member.id, ...writeJson(table, row) }))
    await ctx.db
      .insertInto(table as 'findings')
      .values(values as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function writeJson(table: RemovedTable, row: RemovedColumns) {
  const names: Record<string, unknown> = table in jsonColumns ? jsonColumns[table as keyof typeof jsonColumns] : {}
  const written = Object.entries(row).map(([name, value]) => [
    name,
    name in names && value !== null ? json(value) : value,
  ])
  return Object.fromEntries(written)
}
