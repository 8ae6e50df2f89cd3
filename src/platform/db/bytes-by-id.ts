import { type Compilable, type SelectQueryBuilder, sql } from 'kysely'
import type { CopiedRow } from './engine/copy-out.ts'
import { prepared } from './prepared.ts'
import { type Db, isPostgres } from './schema/schema.ts'

/** The bytes of many rows, concatenated. Creating an object for each row would take longer than reading it. */
type BytesById = { ids: string[]; lengths: number[]; bytes: Uint8Array }

type Page = SelectQueryBuilder<never, never, { id: string; bytes: Uint8Array }>

/** Prepares a query for `id` and `bytes`, which returns its rows in a few parts. */
export function bytesById<Values extends object>(build: (db: Db, values: Values) => unknown) {
  const page = build as (db: Db, values: Values) => Page
  const readJoined = prepared((db, values: Values) => joined(db, page(db, values)))
  const readCopied = prepared((db, values: Values) => copied(db, page(db, values)))
  return async (db: Db, values: Values): Promise<BytesById[]> => {
    if (isPostgres(db)) return (await readCopied(db, values)).map(([ids, lengths, bytes]) => split(ids, lengths, bytes))
    return (await readJoined(db, values)).map(({ ids, lengths, bytes }) => split(ids, lengths, bytes))
  }
}

function split(ids: unknown, lengths: unknown, bytes: unknown): BytesById {
  return { ids: `${ids}`.split(','), lengths: `${lengths}`.split(',').map(Number), bytes: bytes as Uint8Array }
}

/** SQLite joins bytes as text, and leaves every byte as it is. */
function joined(db: Db, page: Page) {
  return db
    .selectFrom(page.as('page'))
    .select([
      sql`group_concat(id)`.as('ids'),
      sql`group_concat(length(bytes))`.as('lengths'),
      sql`cast(group_concat(bytes, '') as blob)`.as('bytes'),
    ])
    .having(sql`count(*)`, '>', 0)
}

/** Long values take PostgreSQL's client longer to put together than several short ones. */
const rowsPerPart = sql.lit(32)

function copied(db: Db, page: Page): Compilable<CopiedRow> {
  const rows = db
    .selectFrom(page.as('page'))
    .select(['id', 'bytes', sql`(row_number() over () - 1) / ${rowsPerPart}`.as('part')])
  const parts = db
    .selectFrom(rows.as('rows'))
    .select([
      sql`string_agg(id::text, ',')`.as('ids'),
      sql`string_agg(length(bytes)::text, ',')`.as('lengths'),
      sql`string_agg(bytes, ''::bytea)`.as('bytes'),
    ])
    .groupBy('part')
    .orderBy('part')
  return {
    compile: () => {
      const compiled = parts.compile()
      return { ...compiled, sql: `copy (${compiled.sql}) to stdout (format binary)` }
    },
  }
}
