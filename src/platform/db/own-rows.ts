import type { SelectType, UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { ColumnName, TableName } from './schema/columns.ts'
import type { Db, Schema } from './schema/schema.ts'

// One row by its id, if it is the member's: what undo compares and gives back, as the description of its table says.

type Owner = { db: Db; member: { id: string } }

/** The member's own row has no column for the member. */
type OwnTable =
  | { [Name in TableName]: Schema[Name] extends { memberId: unknown; id: unknown } ? Name : never }[TableName]
  | 'members'

const ownerOf = (table: OwnTable) => (table === 'members' ? 'id' : 'memberId')

/** Some columns of a row, as they are now. */
export async function findOwn<Table extends OwnTable, Column extends ColumnName<Table>>(
  { db, member }: Owner,
  table: Table,
  id: string,
  columns: readonly Column[],
) {
  // TypeScript cannot follow a union of tables, so all are treated as one of them.
  const row = await db
    .selectFrom(table as 'findings')
    .select(columns as readonly string[] as readonly 'id'[])
    .where(ownerOf(table), '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as { [Name in Column]: SelectType<Schema[Table][Name]> } | undefined
}

/** The start of an update of a row. */
export function updateOwn<Table extends OwnTable>({ db, member }: Owner, table: Table, id: string) {
  const row = db
    .updateTable(table as 'findings')
    .where(ownerOf(table), '=', member.id)
    .where('id', '=', id)
  return row as unknown as UpdateQueryBuilder<Schema, Table, Table, UpdateResult>
}
