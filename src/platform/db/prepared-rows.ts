import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compilable, CompiledQuery, InsertObject, InsertQueryBuilder, InsertResult } from 'kysely'
import { runCompiled } from './direct.ts'
import { nameStatement } from './engine/statement-names.ts'
import type { Db, Schema } from './schema/schema.ts'

type Insert<Table extends keyof Schema> = InsertQueryBuilder<Schema, Table, InsertResult>
type Rows<Table extends keyof Schema, Name extends keyof InsertObject<Schema, Table>> = readonly Pick<
  InsertObject<Schema, Table>,
  Name
>[]

/**
 * A prepared insert of many rows: built and compiled once for each of a few lengths. `complete` says what happens on a
 * conflict, or what is returned; it adds no values. On SQLite a statement blocks the process, so others get their turn in
 * between.
 */
export function preparedForRows<Table extends keyof Schema, Name extends keyof InsertObject<Schema, Table>, Row>(
  table: Table,
  columns: readonly Name[],
  complete: (insert: Insert<Table>) => Compilable<Row>,
) {
  const compiled = new WeakMap<object, Map<number, CompiledQuery<Row>>>()

  function compile(db: Db, length: number) {
    const sample = Array.from({ length }, () => Object.fromEntries(columns.map((column) => [column, ''])))
    const query = complete(db.insertInto(table).values(sample as never)).compile()
    nameStatement(query.sql)
    return query
  }

  function ofLength(db: Db, length: number) {
    const { adapter } = db.getExecutor()
    const known = compiled.getOrInsertComputed(adapter, () => new Map())
    return known.getOrInsertComputed(length, () => compile(db, length))
  }

  return async (db: Db, rows: Rows<Table, Name>): Promise<Row[]> => {
    const results: Row[] = []
    for (let from = 0; from < rows.length; ) {
      if (from > 0) await nextTurn()
      const length = lengthWithin(rows.length - from)
      const parameters = rows.slice(from, from + length).flatMap((row) => columns.map((column) => row[column] ?? null))
      results.push(...(await runCompiled<Row>(db, { ...ofLength(db, length), parameters })))
      from += length
    }
    return results
  }
}

const maxLength = 256

/** The largest power of two that fits. */
const lengthWithin = (count: number) => Math.min(maxLength, 2 ** Math.floor(Math.log2(count)))
