import { type Columns, columnKey, type Field } from './columns.ts'

/** The columns of a LinkedIn connections export. */
const fieldOf = new Map<string, Field>(
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
  return { header, fields: header.map((name) => fieldOf.get(columnKey(name)) ?? null) }
}

/** What a LinkedIn profile is called in its address, however the address is written. Null for another address. */
export const linkedInName = (url: string) => /\blinkedin\.com\/in\/([^/?#]+)/.exec(url.toLowerCase())?.[1] ?? null
