import { blankContact, type RawContact } from './contact.ts'
import { columnLine } from './extra-lines.ts'

/** What a cell of a column says of a person. */
export type Field =
  | 'name'
  | 'prefix'
  | 'given'
  | 'middle'
  | 'family'
  | 'suffix'
  | 'company'
  | 'title'
  | 'location'
  | 'howMet'
  | 'metOn'
  | 'birthday'
  | 'email'
  | 'phone'
  | 'url'
  | 'tags'
  | 'note'
  | 'uid'

/** Which columns of a table mean what; null for one that has no field. */
export type Columns = { header: string[]; fields: (Field | null)[] }

type Row = { line: number; cells: string[] }

const lists = { email: 'emails', phone: 'phones', url: 'urls', tags: 'tags', note: 'notes' } as const

/** A person out of the cells of a row. A column without a field of its own is kept beside them. */
export function contactOf({ header, fields }: Columns, { line, cells }: Row, valuesOf: ValuesOf): RawContact {
  const contact = blankContact(line)
  const parts: Partial<Record<Field, string>> = {}
  for (const [at, cell] of cells.entries()) {
    const field = fields[at]
    if (cell.trim() === '') continue
    const keep = () => {
      if (contact.extras.length < mostBeside) contact.extras.push(columnLine(header[at] || `Column ${at + 1}`, cell))
    }
    if (!field) keep()
    else if (field in lists) contact[lists[field as keyof typeof lists]].push(...valuesOf(field, cell))
    else if (parts[field] === undefined) parts[field] = cell.trim()
    else keep()
  }
  const name = nameIn(parts, new Set(fields))
  for (const part of nameParts) {
    const said = parts[part]
    if (said && !name.includes(said)) contact.extras.push(columnLine(part, said))
  }
  const { company, title, location, howMet, metOn, birthday, uid } = { ...contact, ...parts }
  return { ...contact, name, company, title, location, howMet, metOn, birthday, uid }
}

/** More than are kept of anybody: of a row without end, the rest is not even looked at. */
const mostBeside = 1_000

const nameParts = ['prefix', 'given', 'middle', 'family', 'suffix'] as const

/** Beside a column for one part of the name, the one that is called the name has the other: Name and Vorname. */
function nameIn(parts: Partial<Record<Field, string>>, columns: Set<Field | null>) {
  const { name, given, family } = parts
  if (name === undefined) return nameOf(parts)
  if (given && !columns.has('family') && !name.includes(given)) return nameOf({ ...parts, family: name })
  if (family && !columns.has('given') && !name.includes(family)) return nameOf({ ...parts, given: name })
  return name
}

/** A cell may hold several values. */
export type ValuesOf = (field: Field, cell: string) => string[]

function nameOf({ prefix, given, middle, family, suffix }: Partial<Record<Field, string>>) {
  const before = [prefix, given, middle, family].filter(Boolean).join(' ')
  return [before, suffix].filter(Boolean).join(before.length > 0 ? ', ' : '')
}

/** The name of a column, however it is spelt. */
export const columnKey = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
