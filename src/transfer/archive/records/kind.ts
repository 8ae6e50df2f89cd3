import type { z } from 'zod'
import type { Text } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Archive } from '../zip/open-archive.ts'

/** The result of importing a record. */
export type Outcome = {
  as: 'added' | 'alreadyThere' | 'differed' | 'leftOut'
  /** A note for the member, if the record was changed or left out. */
  what?: Text | undefined
}

export type Page = { records: object[]; next: string | null }

/** A kind of record: a file in the archive and a table in the database. */
export type RecordKind = {
  /** The file is `data/{name}.jsonl`. */
  name: string
  table: keyof Schema
  /** The bounds of the records, the same as in the API. */
  record: z.ZodType
  idOf: (record: never) => string
  /** The next records of a member in key order; `next` is the cursor. */
  page: (ctx: MemberContext, after: string | null) => Promise<Page>
  /** Runs before the transaction: files are stored before rows name them. */
  prepare?: (ctx: MemberContext, records: never[], archive: Archive) => Promise<unknown>
  /** Runs in the transaction: saves new records and returns the outcome of each. */
  save: (ctx: MemberContext, records: never[], prepared: never) => Promise<Outcome[]>
}

export const fileOf = ({ name }: Pick<RecordKind, 'name'>) => `data/${name}.jsonl`

/** How many records are read at once. */
export const batchSize = 100

export const leaveOut = (what: Text): Outcome => ({ as: 'leftOut', what })
