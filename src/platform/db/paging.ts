import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'

/**
 * Selects the rows after a position in a list sorted newest first, by instant and then id. The position comes from
 * `placeAt` or is an instant; without one the list starts at the beginning.
 */
export function olderThan(column: string, place: string | undefined, idColumn = 'id') {
  const [at = '', id] = place?.split('~') ?? []
  const instant = sql.ref<string>(column)
  return <S, T extends keyof S>({ lit }: ExpressionBuilder<S, T>) => {
    if (!place) return lit(true)
    return id ? sql<SqlBool>`(${instant}, ${sql.ref(idColumn)}) < (${at}, ${id})` : sql<SqlBool>`${instant} < ${at}`
  }
}

/** A position in such a list. */
export const placeAt = (at: string | null, id: string) => `${at}~${id}`

/** Splits rows, read with one extra, into a page and the start of the next one. */
export function pageOf<Row>(rows: Row[], limit: number, placeOf: (row: Row) => string) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: last && rows.length > limit ? placeOf(last) : undefined }
}

/** Rows page by page. `read` gets the last row of the page before, and returns the next rows, `size` at most. */
export async function* pagesOf<Row>(size: number, read: (last: Row | undefined) => Promise<Row[]>) {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last)
    yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}
