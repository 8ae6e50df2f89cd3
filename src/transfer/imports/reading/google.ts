import { type Columns, columnKey, type Field, type ValuesOf } from './columns.ts'

/** The columns of Google Contacts, as it writes them today and as it did until 2024. */
const known = new Map<string, Field>(
  Object.entries({
    'first name': 'given',
    'middle name': 'middle',
    'last name': 'family',
    'name prefix': 'prefix',
    'name suffix': 'suffix',
    'organization name': 'company',
    'organization title': 'title',
    birthday: 'birthday',
    notes: 'note',
    labels: 'tags',
    name: 'name',
    'given name': 'given',
    'additional name': 'middle',
    'family name': 'family',
    'organization 1 name': 'company',
    'organization 1 title': 'title',
    location: 'location',
    'group membership': 'tags',
  } as const),
)

/** Those that come with a number: the first of an organisation is theirs, and each e-mail. */
const numbered: [RegExp, Field][] = [
  [/^e mail \d+ value$/, 'email'],
  [/^phone \d+ value$/, 'phone'],
  [/^website \d+ value$/, 'url'],
  [/^address 1 city$/, 'location'],
]

export function isGoogle(header: string[]) {
  const keys = new Set(header.map(columnKey))
  const isOld = keys.has('given name') && keys.has('group membership')
  const isNew = keys.has('first name') && keys.has('labels') && keys.has('organization name')
  return isOld || isNew || keys.has('e mail 1 value') || keys.has('phone 1 value')
}

export function googleColumns(header: string[]): Columns {
  const keys = header.map(columnKey)
  const fields = keys.map((key) => known.get(key) ?? numbered.find(([pattern]) => pattern.test(key))?.[1] ?? null)
  return { header, fields }
}

/** Several values stand in one cell; labels of the system, such as `* myContacts`, are nobody's tags. */
export const googleValues: ValuesOf = (field, cell) => {
  if (field === 'note') return [cell]
  const values = cell.split(' ::: ').map((value) => value.trim())
  return values.filter((value) => value !== '' && !(field === 'tags' && value.startsWith('*')))
}
