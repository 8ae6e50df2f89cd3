import type { ColumnType, Generated } from 'kysely'
import type { DateText, InstantText, Json } from './values.ts'

/** The content of a column. Each engine has its own type for it. */
export type ColumnKind = 'id' | 'text' | 'instant' | 'date' | 'json' | 'integer' | 'bytes'

type Traits = {
  isNullable?: boolean
  /** The database fills it in where an insert leaves it out. */
  hasDefault?: boolean
  /** Follows from other columns and rows, so an archive leaves it out. */
  isComputed?: boolean
}

/** `type` is for the compiler only: what queries read and write. */
export type Column<Type = unknown> = Traits & { kind: ColumnKind; type: Type }
type ComputedColumn<Type = unknown> = Column<Type> & { isComputed: true }

type NewColumn<Type> = Column<Type> & {
  nullable: () => NewColumn<Type | null>
  withDefault: () => NewColumn<WithDefault<Type>>
  computed: () => ComputedColumn<Type>
}

type WithDefault<Type> =
  Type extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : Generated<Type>

function column<Type>(kind: ColumnKind, traits: Traits = {}): NewColumn<Type> {
  return {
    ...{ kind, type: undefined as Type, ...traits },
    nullable: () => column(kind, { ...traits, isNullable: true }),
    withDefault: () => column(kind, { ...traits, hasDefault: true }),
    computed: () => ({ kind, type: undefined as Type, ...traits, isComputed: true }),
  }
}

export const id = () => column<string>('id')
export const text = <Text extends string = string>() => column<Text>('text')
export const instant = () => column<InstantText>('instant')
export const day = () => column<DateText>('date')
export const jsonOf = <Value>() => column<Json<Value>>('json')
export const integer = () => column<number>('integer')
export const bytes = () => column<Uint8Array>('bytes')

/** A row as queries see it. */
export type ColumnTypes<Columns extends Record<string, Column>> = { [Name in keyof Columns]: Columns[Name]['type'] }

type Options<ColumnName = string> = {
  /** Why an archive leaves the rows out. Every other table with something of a member has a kind in the archive. */
  notArchived?: string
  /** When what a row belongs to is removed, the row is stored with the removal, under its value of this column. */
  storedBy?: ColumnName
  /** Or it is computed again once that is restored, or forgotten. */
  onRemoval?: 'computed' | 'forgotten'
}

export type Table = { columns: Record<string, Column>; options: Options; isPrivate: boolean }

/** A table of the directory: small, and read before the member is known. */
export function table<
  Columns extends Table['columns'],
  const Chosen extends Options<keyof Columns> = Record<never, never>,
>(columns: Columns, options = {} as Chosen) {
  return { columns, options, isPrivate: false }
}

/** A table of members' own data: every key and index starts with the member. */
export function privateTable<
  Columns extends Table['columns'],
  const Chosen extends Options<keyof Columns> = Record<never, never>,
>(columns: Columns, options = {} as Chosen) {
  return { columns: { memberId: id(), ...columns }, options, isPrivate: true }
}
