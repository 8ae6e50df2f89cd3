import { unfinishedTable } from '../migrations/unfinished.ts'

type Column = { name: string; kind: 'text' | 'integer' | 'bytes' | 'json' }
export type Table = { name: string; columns: Column[]; key: string[] }

/** The values of a row in the order of its columns. Bytes are in base64; JSON is text with sorted names. */
export type Row = (string | number | null)[]

/** A whole database, table by table, on either engine. Tables are read in the order of their keys, which is the same on both. */
export type WholeDatabase = {
  description: string
  /** A table comes after those that it refers to. */
  tables: () => Promise<Table[]>
  /** The names of the migrations that have run. */
  migrations: () => Promise<string[]>
  rows: (table: Table, options?: { after?: Row | null }) => AsyncIterable<Row[]>
  count: (table: Table) => Promise<number>
  lastRow: (table: Table) => Promise<Row | null>
  insert: (table: Table, rows: Row[]) => Promise<void>
  /** Runs statements without results. */
  run: (sql: string) => Promise<void>
  close: () => Promise<void>
}

/** How many rows are read or written at a time. */
export const rowsAtATime = 500

/** Kysely's own tables are recreated by migrations, and rate limits reset soon anyway. */
export const isOwnTable = (name: string) =>
  !/^(kysely|sqlite)_/.test(name) && name !== 'rate_limits' && name !== unfinishedTable

/** The same text for the same JSON, however an engine stored it. */
export function sameJson(text: string) {
  return JSON.stringify(sortNames(JSON.parse(text)))
}

function sortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortNames)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, sortNames(each)]))
}

/** Puts what a table refers to before it. */
export function inOrder(tables: Table[], references: { from: string; to: string }[]) {
  const ordered = new Set<Table>()
  const add = (table: Table) => {
    for (const { to } of references.filter(({ from, to }) => from === table.name && to !== from)) {
      const first = tables.find(({ name }) => name === to)
      if (first && !ordered.has(first)) add(first)
    }
    ordered.add(table)
  }
  for (const table of tables) add(table)
  return [...ordered]
}

export const quote = (name: string) => `"${name}"`
export const list = (names: string[]) => names.map(quote).join(', ')

/** The values of the key in a row. */
export function keyOf({ columns, key }: Table, row: Row) {
  return key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null)
}

/** The values of a row as an engine takes them. */
export function fromRow({ columns }: Table, row: Row) {
  return row.map((value, at) =>
    columns[at]?.kind === 'bytes' && value !== null ? Buffer.from(`${value}`, 'base64') : value,
  )
}
