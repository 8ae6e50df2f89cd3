import { type Schema, type Tables, tables } from './schema.ts'
import type { Table } from './table.ts'

export type TableName = keyof Tables

export const tableNames = Object.keys(tables) as TableName[]

/** A table as any other. */
export const tableNamed = (name: TableName): Table => tables[name]

export type ColumnName<Name extends TableName> = Exclude<keyof Schema[Name] & string, 'memberId'>

/** The columns of a table, without the member. */
export function columnsOf<Name extends TableName>(name: Name) {
  return columnNames[name] as ColumnName<Name>[]
}

/** The same with the name of the table, for joins. */
export function columnsIn<Name extends TableName>(name: Name) {
  return columnsOf(name).map((column) => `${name}.${column}` as const)
}

const columnNames = Object.fromEntries(
  tableNames.map((name) => [name, Object.keys(tables[name].columns).filter((column) => column !== 'memberId')]),
)

/** The columns of a table that follow from others. */
export type ComputedName<Name extends TableName> = {
  [Column in keyof Tables[Name]['columns']]: Tables[Name]['columns'][Column] extends { isComputed: true }
    ? Column
    : never
}[keyof Tables[Name]['columns']]

/** The tables whose rows are stored when their parent record is removed. */
export type RemovedTable = {
  [Name in TableName]: Tables[Name]['options'] extends { storedBy: string } ? Name : never
}[TableName]

/** A row with JSON as the engines take it. */
export function writeJson(name: TableName, row: object) {
  const { columns } = tableNamed(name)
  const written = Object.entries(row).map(([column, value]) => [
    column,
    columns[column]?.kind === 'json' && value !== null ? JSON.stringify(value) : value,
  ])
  return Object.fromEntries(written)
}
