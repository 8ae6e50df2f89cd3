import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { say } from '#contract/texts/text.ts'
import { hasPerson } from '#people/connections/record/lock.ts'
import { type IndexedRecord, indexRecords } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import {
  type ColumnName,
  type ComputedName,
  type TableName,
  tableNamed,
  writeJson,
} from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Archive } from '../zip/open-archive.ts'
import { batchSize, leaveOut, type Outcome, type RecordKind, type Resolved, separateNew } from './kind.ts'

/** Tables whose rows are found by one column. */
type Table =
  | 'connections'
  | 'interactions'
  | 'captures'
  | 'promises'
  | 'findings'
  | 'followups'
  | 'merges'
  | 'leads'
  | 'threads'
  | 'messages'
  | 'contactExtras'
  | 'contactUids'
  | 'relations'
  | 'dates'
  | 'gifts'

type TableKind<T extends Table, Shape extends z.ZodObject, Renamed, Fields, Columns, R = z.output<Shape>> = {
  name: string
  table: T
  record: Shape
  /** The columns of fields that are not called as their column. */
  renamed?: Renamed
  /** Fields that are no copy of a column. */
  fieldsOf?: (row: Selectable<Schema[T]>) => Fields
  /** Columns that are no copy of a field. */
  columnsOf?: (ctx: MemberContext, record: R) => Columns
  /** Fields that are stored in another table, by id. */
  readBeside?: (ctx: MemberContext, ids: string[]) => Promise<ReadonlyMap<string, object>>
  /** The record as it would be exported after the import. */
  asStored?: (ctx: MemberContext, record: R) => R
  prepare?: (ctx: MemberContext, records: R[], archive: Archive) => Promise<unknown>
  /** Leaves out records whose parent is missing. */
  resolve?: (ctx: MemberContext, records: R[], prepared: never) => Promise<Resolved<R>[]>
  indexTermsOf?: (record: R) => IndexedRecord | null
  /** Runs for new records after the insert. */
  onAdded?: (ctx: MemberContext, records: R[]) => Promise<void>
}

/** No kind, so that it does not compile, if a field does not fit its column or no field brings a column back. */
type Complete<Wrong, Lost> = [Wrong, Lost] extends [never, never] ? RecordKind : { wrong: Wrong; lost: Lost }

const isOfPeople = (table: Table) =>
  ['interactions', 'promises', 'findings', 'followups', 'relations', 'dates', 'gifts'].includes(table)

/** A kind whose records are rows of a table. */
export function tableKind<
  T extends Table,
  Shape extends z.ZodObject,
  const Renamed extends Record<string, ColumnName<T>> = Record<never, never>,
  Fields extends object = Record<never, never>,
  Columns extends object = Record<never, never>,
>(kind: TableKind<T, Shape, Renamed, Fields, Columns>) {
  type R = z.output<Shape>
  const { name, table, record, prepare, renamed = {} } = kind
  const copy = copyColumns(table, Object.keys(record.shape), renamed)
  // TypeScript cannot follow a union of tables, so all are treated as one of them.
  const key = (tableNamed(table).options.storedBy ?? 'id') as 'id'
  const keyField = Object.keys(renamed).find((field) => renamed[field as keyof typeof renamed] === key) ?? key
  const idOf = (each: R) => String(each[keyField])
  const recordOf = (row: object) =>
    ({ ...copy.toFields(row as Record<string, unknown>), ...kind.fieldsOf?.(row as never) }) as R
  const rowOf = (ctx: MemberContext, each: R) => ({
    memberId: ctx.member.id,
    ...writeJson(table, copy.toRow(each)),
    ...kind.columnsOf?.(ctx, each),
  })
  const columns = archivedColumns(table)
  const rowsOf = (ctx: MemberContext) =>
    ctx.db
      .selectFrom(table as 'interactions')
      .select(columns as 'id'[])
      .where('memberId', '=', ctx.member.id)

  async function recordsOf(ctx: MemberContext, rows: { id: string }[]) {
    const ids = rows.map((row) => row[key])
    const beside = await kind.readBeside?.(ctx, ids)
    return rows.map((row) => ({ ...recordOf(row), ...beside?.get(row[key]) }))
  }

  async function page(ctx: MemberContext, after: string | null) {
    const from = after === null ? rowsOf(ctx) : rowsOf(ctx).where(key, '>', after)
    const rows = await from
      .$if(isOfPeople(table), (query) => query.where(hasPerson(table as 'interactions')))
      .orderBy(key)
      .limit(batchSize)
      .execute()
    return { records: await recordsOf(ctx, rows), next: rows.length < batchSize ? null : (rows.at(-1)?.[key] ?? null) }
  }

  async function save(ctx: MemberContext, sent: R[], prepared: never): Promise<Outcome[]> {
    const resolved = kind.resolve ? await kind.resolve(ctx, sent, prepared) : sent.map((each) => ({ record: each }))
    const ids = resolved.flatMap((each) => ('record' in each ? [idOf(each.record)] : []))
    const rows = ids.length === 0 ? [] : await rowsOf(ctx).where(key, 'in', ids).execute()
    const records = await recordsOf(ctx, rows)
    const stored = new Map(records.map((each) => [idOf(each), each]))
    const asStored = (each: R) => kind.asStored?.(ctx, each) ?? each
    const { fresh, outcomes } = separateNew(resolved, { keyOf: idOf, stored, asStored })
    const inserted = await insert(ctx, fresh)
    return outcomes.map((outcome, at) => {
      const each = resolved[at]
      const isLost = outcome.as === 'added' && each && 'record' in each && !inserted.has(idOf(each.record))
      return isLost ? leaveOut(say('sentences.archive.place')) : outcome
    })
  }

  const inserts = new Map<string, ReturnType<typeof prepareInsert>>()
  const insertFor = (columns: string) => inserts.getOrInsertComputed(columns, prepareInsert)
  const prepareInsert = (columns: string) =>
    preparedForRows(table as 'interactions', columns.split(' ') as 'id'[], (into) =>
      into.onConflict((conflict) => conflict.doNothing()).returning(key),
    )

  async function insert(ctx: MemberContext, fresh: R[]) {
    if (fresh.length === 0) return new Set<string>()
    const rows = fresh.map((each) => rowOf(ctx, each))
    const inserted = new Set<string>()
    for (const [columns, alike] of Map.groupBy(rows, (row) => Object.keys(row).join(' ')))
      for (const row of await insertFor(columns)(ctx.db, alike as never)) inserted.add(row[key])
    const added = fresh.filter((each) => inserted.has(idOf(each)))
    const words = added.flatMap((each) => kind.indexTermsOf?.(each) ?? [])
    if (words.length > 0) await indexRecords(ctx, words)
    await kind.onAdded?.(ctx, added)
    return inserted
  }

  const complete: RecordKind = { name, table, record, idOf, page, save, ...(prepare && { prepare }) }
  return complete as Complete<WrongFields<T, R, Renamed, Fields>, LostColumns<T, R, Renamed, Columns>>
}

type Fields = Record<string, unknown>

/** Copies rows to records and back, in the order of the record's fields. A null is a field that is left out. */
export function copyColumns(table: TableName, fields: string[], columnOf: Record<string, string>) {
  const pairs = fields.map((field) => [field, columnOf[field] ?? field] as const)
  const stored = pairs.filter(([, column]) => column in tableNamed(table).columns)
  return {
    toFields: (row: Fields) => Object.fromEntries(pairs.map(([field, column]) => [field, row[column] ?? undefined])),
    toRow: (record: Fields) => Object.fromEntries(stored.map(([field, column]) => [column, record[field] ?? null])),
  }
}

/** The columns of a table that an archive contains. */
function archivedColumns(table: TableName) {
  const columns = Object.entries(tableNamed(table).columns)
  return columns.filter(([name, { isComputed }]) => name !== 'memberId' && !isComputed).map(([name]) => name)
}

type Row<T extends TableName> = Selectable<Schema[T]>
type AsField<Value> = null extends Value ? Exclude<Value, null> | undefined : Value
type ColumnOf<Field, Renamed> = Field extends keyof Renamed ? Renamed[Field] : Field

/** The fields of a record that are neither made nor of the same type as their column, which must not be. */
type WrongFields<T extends TableName, R, Renamed, Made> = {
  [Field in Exclude<keyof R, keyof Made>]-?: ColumnOf<Field, Renamed> extends keyof Row<T>
    ? AsField<Row<T>[ColumnOf<Field, Renamed>]> extends R[Field]
      ? never
      : Field
    : Field
}[Exclude<keyof R, keyof Made>]

/** The columns that would not come back from an archive, which must not be. */
type LostColumns<T extends TableName, R, Renamed, Made> = Exclude<
  ColumnName<T>,
  ComputedName<T> | keyof Made | ColumnOf<keyof R, Renamed>
>
