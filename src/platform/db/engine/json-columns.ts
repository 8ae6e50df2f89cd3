import { tableNamed, tableNames } from '../schema/columns.ts'
import { snakeCase } from './snake-case.ts'

const jsonColumns = new Set(
  tableNames.flatMap((name) =>
    Object.entries(tableNamed(name).columns)
      .filter(([, { kind }]) => kind === 'json')
      .map(([column]) => `${snakeCase(name)}.${snakeCase(column)}`),
  ),
)

/** Whether a column holds JSON, by its names in the database, as in `jobs.about`. */
export const isJson = (table: string | null, column: string | null) => jsonColumns.has(`${table}.${column}`)
