import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type LimitNode,
  PostgresQueryCompiler,
  ReferenceNode,
  type SelectionNode,
  SqliteQueryCompiler,
} from 'kysely'

// Code says `occurredAt`, the database `occurred_at`. Kysely's own plugin for this rebuilds every query and every row;
// writing the names out while the SQL is compiled (`"occurred_at" as "occurredAt"`) costs next to nothing.

export class SnakeCaseSqlite extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return snakeCase(name)
  }

  /** With a bare parameter as its limit, SQLite plans a statement again at every run, which takes longer than most run. */
  protected override visitLimit({ limit }: LimitNode) {
    this.append('limit +')
    this.visitNode(limit)
  }

  protected override visitSelection({ selection }: SelectionNode) {
    this.visitNode(AliasNode.is(selection) ? selection.node : selection)
    this.append(resultName(selection))
  }
}

export class SnakeCasePostgres extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return snakeCase(name)
  }

  protected override visitSelection({ selection }: SelectionNode) {
    this.visitNode(AliasNode.is(selection) ? selection.node : selection)
    this.append(resultName(selection))
  }
}

/** Identifiers come from code, never from a request. */
export function snakeCase(name: string) {
  let snake = snakeNames.get(name)
  if (!snake) {
    snake = name.replaceAll('"', '""').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    snakeNames.set(name, snake)
  }
  return snake
}

const snakeNames = new Map<string, string>()

function resultName(selection: SelectionNode['selection']) {
  if (AliasNode.is(selection)) {
    return IdentifierNode.is(selection.alias) ? ` as "${selection.alias.name}"` : ''
  }
  const column = ReferenceNode.is(selection) ? selection.column : selection
  if (!ColumnNode.is(column)) return ''
  const { name } = column.column
  return snakeCase(name) === name ? '' : ` as "${name}"`
}
