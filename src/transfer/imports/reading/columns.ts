import { toWebAddress } from '#cards/vcards/format/fields.ts'
import { columnLine, newRawContact, type RawContact } from './contact.ts'
import { parseDate } from './dates.ts'
import { groupedColumn, readGroups } from './grouped-columns.ts'

/** The meaning of a column. */
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
  | 'anniversary'
  | 'birthYear'
  | 'birthMonth'
  | 'birthDay'
  | 'email'
  | 'phone'
  | 'url'
  | 'tags'
  | 'note'
  | 'uid'
  | 'nickname'
  | 'department'
  | 'role'
  | 'pronouns'

/** The names of the columns and their fields; null for a column without a field. A guess counts only for cells that fit. */
export type Columns = { header: string[]; fields: (Field | null)[]; isGuess?: boolean[] }

type Row = { line: number; cells: string[] }

const lists = {
  ...({ email: 'emails', phone: 'phones', url: 'urls', tags: 'tags', note: 'notes', nickname: 'nicknames' } as const),
}

/** The person in a row. Columns without a field become extras. */
export function contactFromRow(
  { header, fields, isGuess }: Columns,
  { line, cells }: Row,
  splitCell: SplitCell,
): RawContact {
  const contact = newRawContact(line)
  const parts: Partial<Record<Field, string>> = {}
  const groups = readGroups()
  const columnGroups = groupsByHeader.getOrInsertComputed(header, findGroups)
  for (const [at, cell] of cells.entries()) {
    if (cell.trim() === '') continue
    const field = isGuess?.[at] && !fits(fields[at], cell) ? null : fields[at]
    const keep = () => {
      if (contact.extras.length < maxExtras) contact.extras.push(columnLine(header[at] || `Column ${at + 1}`, cell))
    }
    const grouped = columnGroups[at]
    if (grouped) groups.add(grouped, cell)
    if (!field && !grouped) keep()
    else if (!field) continue
    else if (field in lists) contact[lists[field as keyof typeof lists]].push(...splitCell(field, cell))
    else if (parts[field] === undefined) parts[field] = cell.trim()
    else if (!grouped) keep()
  }
  const name = nameFrom(parts, new Set(fields))
  const birthday = birthdayFrom(parts)
  for (const part of nameParts) {
    const value = parts[part]
    if (value && !name.includes(value) && part !== 'prefix' && part !== 'suffix')
      contact.extras.push(columnLine(part, value))
  }
  if (birthday === '')
    for (const part of birthdayParts) if (parts[part]) contact.extras.push(columnLine(part, parts[part]))
  const { company, title, location, howMet, metOn, uid, department, role, pronouns } = { ...contact, ...parts }
  const [prefix, suffix] = [parts.prefix ?? '', parts.suffix ?? ''].map((part) => (name.includes(part) ? '' : part))
  const { anniversary = '' } = parts
  const texts = { anniversary, department, role, pronouns, prefix: prefix ?? '', suffix: suffix ?? '' }
  const more = groups.read((cell) => splitCell('email', cell))
  return { ...contact, name, company, title, location, howMet, metOn, birthday, uid, ...texts, ...more }
}

/** The columns are the same for every row of a file. */
const groupsByHeader = new WeakMap<string[], ReturnType<typeof groupedColumn>[]>()
const findGroups = (header: string[]) => header.map((name) => groupedColumn(columnKey(name)))

/** More than any person can keep: the rest of an endless row is not read. */
const maxExtras = 1_000

/** Whether a cell has what its column seems to have. */
function fits(field: Field | null | undefined, cell: string) {
  if (field === 'email') return cell.includes('@')
  if (field === 'phone') return cell.replaceAll(/\D/g, '').length > 4 && parseDate(cell) === null
  return field !== 'url' || toWebAddress(cell.trim()) !== null
}

/** Thunderbird has a column for each part of the birthday. */
function birthdayFrom({ birthday = '', birthYear = '-', birthMonth, birthDay }: Partial<Record<Field, string>>) {
  if (birthday !== '' || !birthMonth || !birthDay) return birthday
  return `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`
}

const birthdayParts = ['birthYear', 'birthMonth', 'birthDay'] as const

const nameParts = ['prefix', 'given', 'middle', 'family', 'suffix'] as const

/** If another column has one part of the name, the column called "name" has the other, as in Name and Vorname. */
function nameFrom(parts: Partial<Record<Field, string>>, columns: Set<Field | null>) {
  const { name, given, family } = parts
  if (name === undefined) return joinName(parts)
  if (given && !columns.has('family') && !name.includes(given)) return joinName({ ...parts, family: name })
  if (family && !columns.has('given') && !name.includes(family)) return joinName({ ...parts, given: name })
  return name
}

/** Splits a cell that may hold several values. */
export type SplitCell = (field: Field, cell: string) => string[]

function joinName({ prefix, given, middle, family, suffix }: Partial<Record<Field, string>>) {
  const before = [prefix, given, middle, family].filter(Boolean).join(' ')
  return [before, suffix].filter(Boolean).join(before.length > 0 ? ', ' : '')
}

/** The name of a column regardless of case and punctuation. */
export const columnKey = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
