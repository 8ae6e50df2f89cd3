import { type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../schema/table.ts'

/** What differs between the two engines: how they open, and how their columns are declared. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  dialect: Dialect
  /** Runs statements without Kysely's steps around them, where that is possible. */
  direct?: Direct
  /** Whether others wait until a transaction ends, where there is one at a time. */
  othersWait?: () => boolean
  /** Whether another program keeps everybody from writing. */
  isLockedOut?: () => boolean
  columns: ColumnTypes
  /** The options after the closing bracket of `create table`. */
  tableEnd: RawBuilder<unknown>
  /** The same for a table that is its own index. */
  indexTableEnd: RawBuilder<unknown>
  /** Which database it is, for the log. */
  description: string
}

/** How many milliseconds a statement may take: few while people wait, unlimited while the schema changes. */
export type StatementTimeout = number

/** Gets every error of the database, before the caller does. */
export type OnFault = (error: unknown) => void

/** Both return null before the first query. */
export type Direct = Driver & {
  /** Reads committed data. */
  readNow: <Row>(query: CompiledQuery<Row>) => Row[] | null
  begin: () => Promise<OpenTransaction> | null
}

export type OpenTransaction = DatabaseConnection & {
  runNow: <Row>(query: CompiledQuery<Row>) => Row[]
  /** Runs a statement once with each list of parameters. */
  runEachNow: <Row>(query: CompiledQuery<Row>, lists: readonly (readonly unknown[])[]) => Row[]
  commit: () => Promise<void>
  rollBack: () => void
  /** Rejects if the transaction is ended because it does nothing for too long. */
  readonly lost: Promise<never>
}

type ColumnTypes = Record<ColumnKind, RawBuilder<unknown>>

export const sqliteColumns: ColumnTypes = {
  id: sql`text`,
  text: sql`text`,
  instant: sql`text`,
  date: sql`text`,
  json: sql`text`,
  integer: sql`integer`,
  bytes: sql`blob`,
}

// Collation "C" compares bytes, as SQLite does: the same order on both engines, and ranges that an index can serve.
export const postgresColumns: ColumnTypes = {
  id: sql`uuid`,
  text: sql`text collate "C"`,
  instant: sql`timestamptz(3)`,
  date: sql`date`,
  json: sql`jsonb`,
  integer: sql`integer`,
  bytes: sql`bytea`,
}
