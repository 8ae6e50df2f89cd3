import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { pagesOf } from '#platform/db/paging.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { matchesEtag } from '#platform/network/etag.ts'

/** Something that devices sync. `data` is there if it was asked for. One that has gone has only its name. */
export type Item = { name: string; etag: string; data?: string | undefined } | { name: string; isGone: true }

/** Whether the data of items is requested, and in which version. */
export type ItemOptions = { withData: boolean; version: string }

type Table = 'addressCards' | 'tasks'
type Row = { name: string; revision: number; goneAt: string | null }
type Range = { since: number; until: number }
type Page<R> = (R | { name: string })[]

type Synced<R> = {
  table: Table
  /** How many are written together. */
  atOnce: number
  textOf: (row: R) => string
  toItem: (ctx: MemberContext, row: R, options: ItemOptions & { giveTurn: () => Promise<void> }) => Item | Promise<Item>
}

/** Each may have half a megabyte, and a group a whole one. */
const pageSize = 20

/** The rows of a table as devices get them, in parts. */
export function syncedItems<R extends Row>({ table, atOnce, textOf, toItem }: Synced<R>) {
  const rowsOf = (ctx: MemberContext) =>
    ctx.db
      .selectFrom(table)
      .select(columnsOf(table) as ['name', 'revision', 'goneAt'])
      .where('memberId', '=', ctx.member.id)

  // One without its text has just been deleted for good.
  const isThere = (row: R | { name: string }): row is R =>
    'revision' in row && row.goneAt === null && textOf(row) !== ''

  /** The share of time counts over all parts together. */
  async function* toItems(ctx: MemberContext, pages: AsyncIterable<Page<R>>, options: ItemOptions) {
    const giveTurn = takeTurns()
    const write = (row: R | { name: string }): Item | Promise<Item> =>
      isThere(row) ? toItem(ctx, row, { ...options, giveTurn }) : { name: row.name, isGone: true }
    for await (const rows of pages)
      for (const some of chunks(rows, atOnce)) {
        await giveTurn()
        yield await Promise.all(some.map(write))
      }
  }

  async function* namedRows(ctx: MemberContext, names: string[]) {
    for (const some of chunks(names, pageSize)) {
      const found = (await rowsOf(ctx).where('name', 'in', some).execute()) as R[]
      const rows = new Map(found.map((row) => [row.name, row]))
      yield some.map((name) => rows.get(name) ?? { name })
    }
  }

  return {
    /** Every item that is there, by name. */
    list(ctx: MemberContext, options: ItemOptions) {
      const there = (last?: R) =>
        rowsOf(ctx)
          .where('goneAt', 'is', null)
          .where('name', '>', last?.name ?? '')
      const pages = pagesOf<R>(
        pageSize,
        (last) => there(last).orderBy('name').limit(pageSize).execute() as Promise<R[]>,
      )
      return toItems(ctx, pages, options)
    },
    /** What changed after a revision, oldest change first. */
    changes(ctx: MemberContext, { since, until }: Range, options: ItemOptions) {
      const later = (last?: R) =>
        rowsOf(ctx)
          .where('revision', '>', last?.revision ?? since)
          .where('revision', '<=', until)
      const pages = pagesOf<R>(
        pageSize,
        (last) => later(last).orderBy('revision').limit(pageSize).execute() as Promise<R[]>,
      )
      return toItems(ctx, pages, options)
    },
    /** The items with these names, in this order. A name that is unknown is gone as well. */
    read: (ctx: MemberContext, names: string[], options: ItemOptions) => toItems(ctx, namedRows(ctx, names), options),
  }
}

/** Stores new states of items under their names. */
export async function storeItems(ctx: MemberContext, table: Table, rows: { name: string; revision: number }[]) {
  const replaced = columnsOf(table).filter((column) => column !== 'name' && column !== ('id' as never))
  await ctx.db
    .insertInto(table)
    .values(rows.map((row) => ({ memberId: ctx.member.id, ...row })) as never)
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'name'])
        .doUpdateSet((set) =>
          Object.fromEntries(replaced.map((column) => [column, set.ref(`excluded.${column}` as never)])),
        ),
    )
    .execute()
}

/** What must be so before a change: from the headers If-Match and If-None-Match. */
export type Conditions = { ifMatch?: string | undefined; ifNoneMatch?: string | undefined }

/**
 * `stale`: the device has to fetch it again first. `unreadable`: it is damaged. `unsupported`: it is something else than what
 * belongs into the collection.
 */
export type WriteOutcome = 'created' | 'updated' | 'stale' | Refused
export type Refused = 'unreadable' | 'unsupported'
export type RemoveOutcome = 'removed' | 'stale' | 'missing'

/** Whether a device has not seen the present state. The ETag is null for something that is not there. */
export function isOutdated(etag: string | null, { ifMatch, ifNoneMatch }: Conditions) {
  if (etag === null) return ifMatch !== undefined
  return matchesEtag(ifNoneMatch, etag) || (ifMatch !== undefined && !matchesEtag(ifMatch, etag))
}
