import type { Selectable } from 'kysely'
import { type ColumnName, type ComputedName, type TableName, tableNamed } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

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
export function archivedColumns(table: TableName) {
  const columns = Object.entries(tableNamed(table).columns)
  return columns.filter(([name, { isComputed }]) => name !== 'memberId' && !isComputed).map(([name]) => name)
}

type Row<T extends TableName> = Selectable<Schema[T]>
type AsField<Value> = null extends Value ? Exclude<Value, null> | undefined : Value
type ColumnOf<Field, Renamed> = Field extends keyof Renamed ? Renamed[Field] : Field

/** The fields of a record that are neither made nor of the same type as their column, which must not be. */
export type WrongFields<T extends TableName, R, Renamed, Made> = {
  [Field in Exclude<keyof R, keyof Made>]-?: ColumnOf<Field, Renamed> extends keyof Row<T>
    ? AsField<Row<T>[ColumnOf<Field, Renamed>]> extends R[Field]
      ? never
      : Field
    : Field
}[Exclude<keyof R, keyof Made>]

/** The columns that would not come back from an archive, which must not be. */
export type LostColumns<T extends TableName, R, Renamed, Made> = Exclude<
  ColumnName<T>,
  ComputedName<T> | keyof Made | ColumnOf<keyof R, Renamed>
>
