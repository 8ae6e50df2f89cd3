import { type CompiledQuery, type OperationNode, type RootOperationNode, TableNode } from 'kysely'

/** All tables that a query names, or null where some of it is written by hand. */
export function namedTables({ query }: CompiledQuery) {
  return tablesBy.getOrInsertComputed(query, findTables)
}

/** A prepared query is the same object each time. */
const tablesBy = new WeakMap<RootOperationNode, readonly string[] | null>()

function findTables(query: RootOperationNode) {
  const tables = new Set<string>()
  return collectTables(query, tables) ? [...tables] : null
}

/** Returns false where something is written by hand. */
function collectTables(part: unknown, tables: Set<string>): boolean {
  if (typeof part !== 'object' || part === null) return true
  const node = part as OperationNode
  if (node.kind === 'RawNode') return false
  if (TableNode.is(node)) tables.add(nameOf(node))
  return Object.values(part).every((each) => collectTables(each, tables))
}

/** The table that a query changes; null if it may be any, as rows that refer to a deleted one go with it. */
export function changedTable({ query }: CompiledQuery) {
  const node = query.kind === 'InsertQueryNode' ? query.into : query.kind === 'UpdateQueryNode' ? query.table : null
  return node && TableNode.is(node) ? nameOf(node) : null
}

const nameOf = ({ table }: TableNode) => table.identifier.name
