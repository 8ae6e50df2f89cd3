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

/** How many records are read together. */
export const batchSize = 100

export const leaveOut = (what: Text): Outcome => ({ as: 'leftOut', what })

/** A record to import, perhaps with a note about it, or its outcome if it is left out. */
export type Resolved<R> = { record: R; what?: Text | undefined } | { outcome: Outcome }

type Stored<R> = {
  keyOf: (record: R) => string
  /** The stored records, by key. */
  stored: Map<string, object>
  /** The record as it would be stored. */
  asStored?: (record: R) => object
}

/** Separates new records from those the member has, which stay as they are. */
export function separateNew<R extends object>(
  resolved: Resolved<R>[],
  { keyOf, stored, asStored = (same) => same }: Stored<R>,
) {
  const known = new Map([...stored].map(([key, record]) => [key, toCanonicalJson(record)]))
  const fresh: R[] = []
  const outcomes = resolved.map((each): Outcome => {
    if ('outcome' in each) return each.outcome
    const [key, written] = [keyOf(each.record), toCanonicalJson(asStored(each.record))]
    const existing = known.get(key)
    if (existing !== undefined) return { as: existing === written ? 'alreadyThere' : 'differed' }
    known.set(key, written)
    fresh.push(each.record)
    return { as: 'added', what: each.what }
  })
  return { fresh, outcomes }
}

/**
 * Writes a record so that equal records are equal lines. Fields of nested objects are sorted, because PostgreSQL does not
 * keep their order.
 */
export function toCanonicalJson(record: object) {
  return JSON.stringify(record, (key, value: unknown) => (key !== '' && isObject(value) ? sortFields(value) : value))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sortFields = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
