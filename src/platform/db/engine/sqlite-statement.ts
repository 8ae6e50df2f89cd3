import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { jsonColumns } from '../schema/json-columns.ts'
import type { OnFault } from './engine.ts'
import { snakeCase } from './snake-case.ts'

type Row = Record<string, unknown>

/** Known by the table and column a result comes from, whatever it is called there: `jobs.about`. */
const jsonOrigins = new Set(
  Object.entries(jsonColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${snakeCase(table)}.${snakeCase(column)}`),
  ),
)

/** What Kysely expects of a statement, on top of Node's. */
export class Statement {
  readonly reader: boolean
  readonly #statement: StatementSync
  readonly #onFault: OnFault
  readonly #names: string[]
  readonly #json: string[]
  /** Copied for each row, so that all have one shape: Node's own rows have none, and take twice as long to make and read. */
  readonly #blank: Row

  constructor(statement: StatementSync, onFault: OnFault) {
    const columns = statement.columns()
    this.#statement = statement
    this.#onFault = onFault
    this.#names = columns.map(({ name }) => name)
    this.#json = columns.filter(({ table, column }) => jsonOrigins.has(`${table}.${column}`)).map(({ name }) => name)
    this.#blank = Object.fromEntries(this.#names.map((name) => [name, null]))
    this.reader = columns.length > 0
    statement.setReturnArrays(true)
  }

  all(parameters: readonly unknown[]) {
    const rows = reporting(this.#onFault, () => this.#statement.all(...(parameters as SQLInputValue[])))
    return (rows as unknown as unknown[][]).map((values) => this.#toRow(values))
  }

  run(parameters: readonly unknown[]) {
    return reporting(this.#onFault, () => this.#statement.run(...(parameters as SQLInputValue[])))
  }

  runEach(lists: readonly (readonly unknown[])[]) {
    reporting(this.#onFault, () => {
      for (const parameters of lists) this.#statement.run(...(parameters as SQLInputValue[]))
    })
  }

  #toRow(values: unknown[]) {
    const row = { ...this.#blank }
    let at = 0
    for (const name of this.#names) row[name] = values[at++]
    for (const name of this.#json) row[name] = JSON.parse(row[name] as string)
    return row
  }
}

export function reporting<T>(onFault: OnFault, work: () => T): T {
  try {
    return work()
  } catch (error) {
    onFault(error)
    throw error
  }
}
