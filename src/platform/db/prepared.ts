import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Compilable, CompiledQuery, InsertObject, InsertQueryBuilder, InsertResult } from 'kysely'
import { runCompiled, runEachNow } from './direct.ts'
import { nameStatement } from './engine/statement-names.ts'
import type { Db, Schema } from './schema/schema.ts'

/**
 * A query for where speed counts: built and compiled at its first use, then run again with other values.
 * A value may stand wherever it is sent as a parameter; what shapes the query (a list's length, a condition) may not.
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()

  return async (db: Db, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? compile(build(db, placeholders as Values))
    compiled.set(adapter, query)
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    )
    return runCompiled(db, { ...query, parameters })
  }
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

function compile<Row>(query: Compilable<Row>) {
  const compiled = query.compile()
  nameStatement(compiled.sql)
  return compiled
}

type Build<Values, Row> = (db: Db, values: Values, list: string[]) => Compilable<Row>

/** A prepared query that takes a list: one for each of a few lengths, the last value repeated until it fits. */
export function preparedForLists<Values extends object, Row>(build: Build<Values, Row>) {
  const known = new Map<number, (db: Db, values: Values) => Promise<Row[]>>()
  return (db: Db, values: Values, list: string[]) => {
    const full = padded(list)
    const query = known.get(full.length) ?? ofLength(build, full.length)
    known.set(full.length, query)
    return query(db, { ...values, ...Object.fromEntries(full.map((value, at) => [placeName(at), value])) })
  }
}

function ofLength<Values extends object, Row>(build: Build<Values, Row>, length: number) {
  return prepared<Values, Row>((db, values) => {
    const places = values as Record<string, string>
    return build(
      db,
      values,
      Array.from({ length }, (_, at) => places[placeName(at)] ?? ''),
    )
  })
}

const placeName = (at: number) => `listed${at}`

/** To the next power of two. */
function padded(list: string[]) {
  const length = 2 ** Math.ceil(Math.log2(list.length))
  return [...list, ...Array.from({ length: length - list.length }, () => list.at(-1) ?? '')]
}

type Insert<Table extends keyof Schema> = InsertQueryBuilder<Schema, Table, InsertResult>
type Rows<Table extends keyof Schema, Name extends keyof InsertObject<Schema, Table>> = readonly Pick<
  InsertObject<Schema, Table>,
  Name
>[]

/**
 * A prepared insert of many rows. `complete` says what happens on a conflict, or what is returned; it adds no values. On
 * PostgreSQL many rows share a statement, of which there is one for each of a few lengths. SQLite takes row by row: for a
 * statement with many it would note what each page was before, in case a later row fails. Others get their turn in between.
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
      const lists = rows.slice(from, from + length).map((row) => columns.map((column) => row[column] ?? null))
      results.push(...(runEachNow(db, ofLength(db, 1), lists) ?? (await runTogether(db, lists))))
      from += length
    }
    return results
  }

  function runTogether(db: Db, lists: unknown[][]) {
    return runCompiled<Row>(db, { ...ofLength(db, lists.length), parameters: lists.flat() })
  }
}

const maxLength = 256

/** The largest power of two that fits. */
const lengthWithin = (count: number) => Math.min(maxLength, 2 ** Math.floor(Math.log2(count)))
