import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type IndexedRecord, indexRecords } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Archive } from '../zip/open-archive.ts'
import { type Resolved, sortOut } from './compare-records.ts'
import { atOnce, type Kind, leftOut, type Outcome } from './kind.ts'

/** The tables that have an id for each row. */
type Table =
  | 'connections'
  | 'interactions'
  | 'promises'
  | 'findings'
  | 'followups'
  | 'merges'
  | 'leads'
  | 'threads'
  | 'messages'

type Described<T extends Table, R extends object> = {
  name: string
  table: T
  columns: readonly (keyof Schema[T] & string)[]
  record: z.ZodType<R>
  idOf: (record: R) => string
  recordOf: (row: Selectable<Schema[T]>) => R
  /** The row as it is written, without its member. */
  rowOf: (ctx: MemberContext, record: R) => object
  /** A record as `recordOf` would give it, once it is here. */
  asKept?: (ctx: MemberContext, record: R) => R
  prepare?: (ctx: MemberContext, records: R[], archive: Archive) => Promise<unknown>
  /** Whether what they belong to is here. */
  resolve?: (ctx: MemberContext, records: R[], prepared: never) => Promise<Resolved<R>[]>
  wordsOf?: (record: R) => IndexedRecord | null
  /** What else is to be done for what is new. */
  onAdded?: (ctx: MemberContext, records: R[]) => Promise<void>
}

/** A kind whose records are the rows of a table, each under its id. */
export function tableKind<T extends Table, R extends object>(kind: Described<T, R>): Kind {
  const { name, table, record, idOf, prepare, recordOf } = kind
  // All these tables have the columns that are named here; TypeScript follows that for one of them.
  const rowsOf = (ctx: MemberContext) =>
    ctx.db
      .selectFrom(table as 'interactions')
      .select(kind.columns as readonly 'id'[])
      .where('memberId', '=', ctx.member.id)

  const shown = (row: unknown) => recordOf(row as Selectable<Schema[T]>)

  async function page(ctx: MemberContext, after: string | null) {
    const from = after === null ? rowsOf(ctx) : rowsOf(ctx).where('id', '>', after)
    const rows = await from.orderBy('id').limit(atOnce).execute()
    return { records: rows.map(shown), next: rows.length < atOnce ? null : (rows.at(-1)?.id ?? null) }
  }

  async function keep(ctx: MemberContext, records: R[], prepared: never): Promise<Outcome[]> {
    const resolved = kind.resolve
      ? await kind.resolve(ctx, records, prepared)
      : records.map((each) => ({ record: each }))
    const ids = resolved.flatMap((each) => ('record' in each ? [idOf(each.record)] : []))
    const rows = ids.length === 0 ? [] : await rowsOf(ctx).where('id', 'in', ids).execute()
    const there = new Map(rows.map((row) => [row.id, shown(row)]))
    const asKept = (each: R) => kind.asKept?.(ctx, each) ?? each
    const { fresh, outcomes } = sortOut(resolved, { keyOf: idOf, there, asKept })
    const taken = await insert(ctx, fresh)
    return outcomes.map((outcome, at) => {
      const each = resolved[at]
      const isLost = outcome.as === 'added' && each && 'record' in each && !taken.has(idOf(each.record))
      return isLost ? leftOut('Something else is in its place.') : outcome
    })
  }

  async function insert(ctx: MemberContext, fresh: R[]) {
    if (fresh.length === 0) return new Set<string>()
    const rows = await ctx.db
      .insertInto(table as 'interactions')
      .values(fresh.map((each) => ({ memberId: ctx.member.id, ...kind.rowOf(ctx, each) })) as never)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    const taken = new Set(rows.map(({ id }) => id))
    const added = fresh.filter((each) => taken.has(idOf(each)))
    const words = added.flatMap((each) => kind.wordsOf?.(each) ?? [])
    if (words.length > 0) await indexRecords(ctx, words)
    await kind.onAdded?.(ctx, added)
    return taken
  }

  return { name, table, record, idOf, page, keep, ...(prepare && { prepare }) }
}
