import type { Selectable } from 'kysely'
import type { MemberContext } from '../context/context.ts'
import { chunks } from '../db/batches.ts'
import { type RemovedTable, writeJson } from '../db/schema/columns.ts'
import type { Schema } from '../db/schema/schema.ts'
import type { Owner } from './removal.ts'

export type Row<Table extends RemovedTable> = Omit<Selectable<Schema[Table]>, 'memberId'>

const pageSize = 200

/** The rows of a table that a removal took away, page by page. */
export async function* removedRows<Table extends RemovedTable>(ctx: Owner, removalId: string, table: Table) {
  for (let after = ''; ; ) {
    const page = await readPage(ctx, removalId, table, { after, limit: pageSize })
    if (page.length > 0) yield page.map(({ before }) => before as Row<Table>)
    if (page.length < pageSize) return
    after = page.at(-1)?.recordId ?? ''
  }
}

/** Takes the first rows of a table out of a removal, so that the caller can restore them. */
export async function takeRemovedRows<Table extends RemovedTable>(
  ctx: Owner,
  removalId: string,
  table: Table,
  limit: number,
) {
  const page = await readPage(ctx, removalId, table, { after: '', limit })
  if (page.length > 0)
    await removedRecords(ctx, removalId, table)
      .where(
        'recordId',
        'in',
        page.map(({ recordId }) => recordId),
      )
      .execute()
  return page.map(({ before }) => before as Row<Table>)
}

function readPage(
  { db, member }: Owner,
  removalId: string,
  table: RemovedTable,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .selectFrom('removedRecords')
    .select(['recordId', 'before'])
    .where('memberId', '=', member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', table)
    .where('recordId', '>', after)
    .where('after', 'is', null)
    .orderBy('recordId')
    .limit(limit)
    .execute()
}

function removedRecords({ db, member }: Owner, removalId: string, table: RemovedTable) {
  return db
    .deleteFrom('removedRecords')
    .where('memberId', '=', member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', table)
}

/** How many rows of each table a removal took away. */
export async function countRemovedRows({ db, member }: Owner, removalId: string, tables: readonly RemovedTable[]) {
  const counts = await db
    .selectFrom('removedRecords')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', member.id)
    .where('removalId', '=', removalId)
    .where('tableName', 'in', tables)
    .where('after', 'is', null)
    .groupBy('tableName')
    .execute()
  return counts.map(({ count }) => count)
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
  await removedRecords(ctx, removalId, table).where('recordId', '=', recordId).execute()
}

/** Restores the rows of a table that a removal took away. */
export async function restoreRows(ctx: MemberContext, removalId: string, table: RemovedTable) {
  for await (const rows of removedRows(ctx, removalId, table)) await insertRows(ctx, table, rows)
}

/** Inserts rows as they were. One that exists again, or whose place is taken, is left out. */
export async function insertRows<Table extends RemovedTable>(ctx: MemberContext, table: Table, rows: Row<Table>[]) {
  for (const part of chunks(rows, 100)) await insertion(ctx, table, part).execute()
}

/** The same. Returns those that were not left out. */
export async function insertMissing<R extends { id: string }>(ctx: MemberContext, table: RemovedTable, rows: R[]) {
  const inserted = new Set<string>()
  for (const part of chunks(rows, 100))
    for (const { id } of await insertion(ctx, table, part).returning('id').execute()) inserted.add(id)
  return rows.filter(({ id }) => inserted.has(id))
}

function insertion({ db, member }: MemberContext, table: RemovedTable, rows: object[]) {
  const values = rows.map((row) => ({ memberId: member.id, ...writeJson(table, row) }))
  return db
    .insertInto(table as 'findings')
    .values(values as never)
    .onConflict((conflict) => conflict.doNothing())
}
