import { Refusal, wrongField } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { asReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { partLists } from '#people/connections/record/api.ts'
import { requireConnection } from '#people/connections/record/lock.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { pageOf } from '#platform/db/paging.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { ImportAction, ImportDeed, ImportValues, ImportVerdict } from '#platform/db/schema/imports.ts'
import { type Db, json } from '#platform/db/schema/schema.ts'
import type { ImportFinding, ImportOutcome } from '#platform/db/schema/values.ts'
import { takeRecords } from '../address-book/records.ts'
import { getStoredImport } from './stored-import.ts'

export type ImportRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export function rowsOf(ctx: MemberContext, importId: string) {
  return allRows(ctx.db).where('memberId', '=', ctx.member.id).where('importId', '=', importId)
}

/** For all members: the caller adds the owner. */
export const allRows = (db: Db) => db.selectFrom('importRows').select(columnsOf('importRows'))

export function changeRow(ctx: MemberContext, importId: string, number: number) {
  return ctx.db
    .updateTable('importRows')
    .where('memberId', '=', ctx.member.id)
    .where('importId', '=', importId)
    .where('number', '=', number)
}

/** The number of the last row. */
export async function lastNumber(ctx: MemberContext, importId: string) {
  const row = await rowsOf(ctx, importId)
    .clearSelect()
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

type RowQuery = {
  id: string
  verdict?: ImportVerdict | undefined
  done?: ImportDeed | undefined
  limit: number
  after?: number | undefined
}
type View = ReturnType<typeof rowView>

export async function listRows(
  ctx: MemberContext,
  { id, verdict, done, limit, after = 0 }: RowQuery,
): Promise<Page<View>> {
  await getStoredImport(ctx, id)
  let query = rowsOf(ctx, id).where('number', '>', after)
  if (verdict) query = query.where('verdict', '=', verdict)
  if (done) query = query.where('deed', '=', done)
  const rows = await query
    .orderBy('number')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ number }) => String(number))
  return { items: shown.map((row) => rowView(id, row)), next }
}

type Decision = {
  id: string
  rowId: string
  action: ImportAction | null
  connectionId?: string | undefined
  values?: ImportValues | undefined
}

export async function decideRow(
  ctx: MemberContext,
  { id, rowId, action, connectionId, values }: Decision,
): Promise<View> {
  return transaction(ctx, async (ctx) => {
    await getStoredImport(ctx, id)
    const row = await getRow(ctx, id, rowId)
    if (connectionId) await requireConnection(ctx, connectionId)
    if (connectionId && action !== 'merge') throw wrongField('connectionId', say('fields.onlyWithMerge'))
    if (values && action !== 'merge') throw wrongField('values', say('fields.onlyWithMerge'))
    if (row.verdict === 'unreadable') throw new Refusal('conflict', say('refusals.imports.unreadableRow'))
    const bestMatch = row.finding.people[0]?.connectionId
    if (action === 'merge' && !connectionId && !bestMatch && row.finding.joins === undefined)
      throw wrongField('connectionId', say('fields.requiredWithoutMatch'))
    const chosenId = action === 'merge' ? (connectionId ?? bestMatch ?? null) : null
    const decision = { action, chosenId, chosenValues: values ?? null }
    // Only a row without a result: a batch that is being applied comes first.
    const decided = await changeRow(ctx, id, row.number)
      .set(decision)
      .where('deed', 'is', null)
      .returning('number')
      .executeTakeFirst()
    if (!decided) throw new Refusal('conflict', say('refusals.imports.rowApplied'))
    return rowView(id, { ...row, ...decision })
  })
}

async function getRow(ctx: MemberContext, importId: string, rowId: string) {
  const number = rowNumberOf(importId, rowId)
  const row = number === null ? null : await rowsOf(ctx, importId).where('number', '=', number).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.imports.noRow'))
  return row
}

/** The id of a row is its import's id with the row number in the last digits, so it needs no column. */
const rowIdOf = (importId: string, number: number) => importId.slice(0, -12) + number.toString(16).padStart(12, '0')

function rowNumberOf(importId: string, rowId: string) {
  const number = Number.parseInt(rowId.slice(-12), 16)
  return number <= 0xffffff && rowIdOf(importId, number) === rowId ? number : null
}

function rowView(importId: string, { number, line, verdict, contents, finding, ...row }: ImportRow) {
  const { problems, uid: _, revisedAt: __, photo, extras: lines, entries: ___, ...contact } = contents
  const { related, dates, rest: extras } = takeRecords(lines)
  const records = {
    relations: related.map(({ kind, name }) => ({ kind, name: name || undefined })),
    dates: dates.map(({ kind, date, label }) => ({ kind, date, label: label ?? undefined })),
  }
  return {
    rowId: rowIdOf(importId, number),
    number,
    line,
    verdict,
    contact:
      verdict === 'unreadable'
        ? undefined
        : { ...withoutNulls({ ...contact, extras }), ...records, hasPhoto: photo !== undefined },
    people: finding.people.map(({ reasons, ...each }) => ({ ...each, reasons: reasons.map(asReason) })),
    joins: finding.joins,
    adds: finding.adds,
    differs: finding.differs,
    problems: problems.map(asReason),
    action: row.action ?? undefined,
    chosenId: row.chosenId ?? undefined,
    values: row.chosenValues ?? undefined,
    done: row.deed ?? undefined,
    connectionId: row.connectionId ?? undefined,
    reason: row.outcome?.reason === undefined ? undefined : asReason(row.outcome.reason),
  }
}

function withoutNulls<T extends object>(contact: T) {
  const isEmpty = (name: string, value: unknown) => value === null || (name in partLists && json(value) === '[]')
  return Object.fromEntries(Object.entries(contact).filter(([name, value]) => !isEmpty(name, value))) as {
    [Name in keyof T]: Exclude<T[Name], null>
  }
}

/** What was done with a row. */
export type RowResult = {
  row: ImportRow
  deed: ImportDeed | null
  connectionId?: string | null
  outcome: ImportOutcome
  /** Whom it may be, if that has changed since the preview. */
  found?: { verdict: ImportVerdict; finding: ImportFinding }
}

/** One upsert for all: the rows exist, so only their results change. */
export async function saveResults(ctx: MemberContext, results: RowResult[]) {
  const rows = results.map(({ row: { importId, number, line, verdict }, deed, connectionId = null, outcome }) => ({
    ...{ memberId: ctx.member.id, importId, number, line, verdict, contents: json({}), finding: json({}) },
    ...{ deed, connectionId, outcome: json(outcome) },
  }))
  await writeResults(ctx.db, rows)
  for (const { row, found } of results)
    if (found)
      await changeRow(ctx, row.importId, row.number)
        .set({ verdict: found.verdict, finding: json(found.finding) })
        .execute()
}

const key = ['memberId', 'importId', 'number'] as const
const columns = [...key, 'line', 'verdict', 'contents', 'finding', 'deed', 'connectionId', 'outcome'] as const
const writeResults = preparedForRows('importRows', columns, (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(key).doUpdateSet((set) => ({
      deed: set.ref('excluded.deed'),
      connectionId: set.ref('excluded.connectionId'),
      outcome: set.ref('excluded.outcome'),
    })),
  ),
)
