import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

/**
 * A query for where speed counts: built and compiled at its first use, then run again with other values.
 * A value may stand wherever it is sent as a parameter; what shapes the query (a list's length, a condition) may not.
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()

  return async (db: Db, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? named(build(db, places as Values).compile())
    compiled.set(adapter, query)
    const parameters = query.parameters.map((each) =>
      each instanceof Place ? values[each.name as keyof Values] : each,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) })

function named<Row>(query: CompiledQuery<Row>) {
  if (!names.has(query.sql)) names.set(query.sql, `kith_${names.size}`)
  return query
}

/** The name under which an engine may keep the plan of a statement; undefined for one that is not known to come again. */
export const statementName = (text: string) => names.get(text)

const names = new Map<string, string>()
