import { type Kysely, PostgresAdapter } from 'kysely'
import { addressBookTables, taskTables } from './address-books.ts'
import { cardTables } from './cards.ts'
import { directoryTables } from './directory.ts'
import { importTables } from './imports.ts'
import { meetingTables } from './meetings.ts'
import { occasionTables } from './occasions.ts'
import { mergeTables, organizationTables, peopleTables } from './people.ts'
import { promiseTables } from './promises.ts'
import { questionTables } from './questions.ts'
import { relationTables } from './relations.ts'
import { reminderTables } from './reminders.ts'
import { searchIndexTables } from './search-index.ts'
import { appTables, signInTables } from './sign-in.ts'
import type { ColumnTypes } from './table.ts'
import { timelineTables } from './timeline.ts'
import { undoTables } from './undo.ts'
import { webhookTables } from './webhooks.ts'

export const json = (value: unknown) => JSON.stringify(value)

export type Db = Kysely<Schema>

/** Where a walk through rows by their ids begins. */
export const beforeEveryId = '00000000-0000-0000-0000-000000000000'

/** Every table with every column, each described once: types, archives, removals and tests follow from it. */
export const tables = {
  ...directoryTables,
  ...signInTables,
  ...appTables,
  ...peopleTables,
  ...organizationTables,
  ...mergeTables,
  ...relationTables,
  ...timelineTables,
  ...promiseTables,
  ...occasionTables,
  ...questionTables,
  ...cardTables,
  ...importTables,
  ...addressBookTables,
  ...taskTables,
  ...meetingTables,
  ...reminderTables,
  ...webhookTables,
  ...undoTables,
  ...searchIndexTables,
}

export type Tables = typeof tables

export type Schema = { [Name in keyof Tables]: ColumnTypes<Tables[Name]['columns']> }

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter
