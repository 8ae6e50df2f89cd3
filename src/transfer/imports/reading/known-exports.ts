import { type Columns, columnKey, type Field, type SplitCell } from './columns.ts'

/** The columns of a Google Contacts export, today and until 2024. */
const googleFields = new Map<string, Field>(
  Object.entries({
    'first name': 'given',
    'middle name': 'middle',
    'last name': 'family',
    'name prefix': 'prefix',
    'name suffix': 'suffix',
    'organization name': 'company',
    'organization title': 'title',
    'organization department': 'department',
    'organization 1 department': 'department',
    nickname: 'nickname',
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

/** Numbered columns: every e-mail, phone and website, but only the first address. */
const numberedColumns: [RegExp, Field][] = [
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
  const fields = keys.map(
    (key) => googleFields.get(key) ?? numberedColumns.find(([pattern]) => pattern.test(key))?.[1] ?? null,
  )
  return { header, fields }
}

/** A cell may hold several values. System labels such as `* myContacts` are not tags. */
export const splitGoogleCell: SplitCell = (field, cell) => {
  if (field === 'note') return [cell]
  const values = cell.split(' ::: ').map((value) => value.trim())
  return values.filter((value) => value !== '' && !(field === 'tags' && value.startsWith('*')))
}

/** The columns of a LinkedIn connections export. */
const linkedInFields = new Map<string, Field>(
  Object.entries({
    'first name': 'given',
    'last name': 'family',
    url: 'url',
    'email address': 'email',
    company: 'company',
    position: 'title',
    'connected on': 'metOn',
  } as const),
)

export function isLinkedIn(header: string[]) {
  const keys = new Set(header.map(columnKey))
  return keys.has('connected on') && keys.has('first name')
}

export function linkedInColumns(header: string[]): Columns {
  return { header, fields: header.map((name) => linkedInFields.get(columnKey(name)) ?? null) }
}

/** What a LinkedIn profile is called in its address, however the address is written. Null for another address. */
export const linkedInName = (url: string) => /\blinkedin\.com\/in\/([^/?#]+)/.exec(url.toLowerCase())?.[1] ?? null
