import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { tableNamed, tableNames } from '../schema/columns.ts'
import type { OnFault } from './engine.ts'
import { snakeCase } from './snake-case.ts'

type Column = ReturnType<StatementSync['columns']>[number]
type ToRow = (values: unknown[]) => Record<string, unknown>

/** The statement interface that Kysely expects, on top of Node's. */
export class Statement {
  readonly reader: boolean
  readonly #statement: StatementSync
  readonly #onFault: OnFault
  readonly #columns: Column[]
  #toRow: ToRow | null = null

  constructor(statement: StatementSync, onFault: OnFault) {
    this.#statement = statement
    this.#onFault = onFault
    this.#columns = statement.columns()
    this.reader = this.#columns.length > 0
    statement.setReturnArrays(true)
  }

  all(parameters: readonly unknown[]) {
    const rows = reporting(this.#onFault, () => this.#statement.all(...(parameters as SQLInputValue[])))
    if (rows.length === 0) return []
    this.#toRow ??= rowMaker(this.#columns)
    return (rows as unknown as unknown[][]).map(this.#toRow)
  }

  run(parameters: readonly unknown[]) {
    return reporting(this.#onFault, () => this.#statement.run(...(parameters as SQLInputValue[])))
  }

  runEach(lists: readonly (readonly unknown[])[]) {
    reporting(this.#onFault, () => {
      for (const parameters of lists) this.#statement.run(...(parameters as SQLInputValue[]))
    })
  }
}

/**
 * Written out as an object literal, so that the rows of a statement have one shape that V8 knows: Node's own rows have none,
 * and copying values by name takes several times as long. JSON is known by the table and column a result comes from,
 * whatever it is called there.
 */
function rowMaker(columns: Column[]): ToRow {
  const fields = columns.map(({ name, table, column }, at) => {
    const value = `values[${at}]`
    return `${JSON.stringify(name)}: ${isJson(table, column) ? `JSON.parse(${value})` : value}`
  })
  return new Function('values', `return { ${fields.join()} }`) as ToRow
}

export function reporting<T>(onFault: OnFault, work: () => T): T {
  try {
    return work()
  } catch (error) {
    onFault(error)
    throw error
  }
}

const jsonColumns = new Set(
  tableNames.flatMap((name) =>
    Object.entries(tableNamed(name).columns)
      .filter(([, { kind }]) => kind === 'json')
      .map(([column]) => `${snakeCase(name)}.${snakeCase(column)}`),
  ),
)

/** Whether a column holds JSON, by its names in the database, as in `jobs.about`. */
export const isJson = (table: string | null, column: string | null) => jsonColumns.has(`${table}.${column}`)
