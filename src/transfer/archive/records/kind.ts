import type { z } from 'zod'
import type { MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Archive } from '../zip/open-archive.ts'

/** What came of a record: taken, there already as it is, there and different, or not to be taken. */
export type Outcome = {
  as: 'added' | 'alreadyThere' | 'differed' | 'leftOut'
  /** Said where it did not come in as it was. */
  what?: string | undefined
}

export type Page = { records: object[]; next: string | null }

/** One kind of record: a file of an archive, and a table here. */
export type Kind = {
  /** Its file is `data/{name}.jsonl`. */
  name: string
  table: keyof Schema
  /** The bounds of its records: those of the API. */
  record: z.ZodType
  idOf: (record: never) => string
  /** The next of a member's records, by their key; `next` is where to go on. */
  page: (ctx: MemberContext, after: string | null) => Promise<Page>
  /** What must be done before a transaction is open: files are safe before rows name them. */
  prepare?: (ctx: MemberContext, records: never[], archive: Archive) => Promise<unknown>
  /** In a transaction: takes what is new of these, and says what came of each. */
  keep: (ctx: MemberContext, records: never[], prepared: never) => Promise<Outcome[]>
}

export const fileOf = ({ name }: Pick<Kind, 'name'>) => `data/${name}.jsonl`

/** So many records are read, and kept, at once. */
export const atOnce = 100

export const leftOut = (what: string): Outcome => ({ as: 'leftOut', what })
