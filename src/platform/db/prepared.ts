import type { Compilable, CompiledQuery } from 'kysely'
import { runCompiled } from './direct.ts'
import { nameStatement } from './engine/statement-names.ts'
import type { Db } from './schema/schema.ts'

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
