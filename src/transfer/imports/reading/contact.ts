import { escapeText } from '#cards/vcards/format/escape.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { emptyLists } from '#people/connections/record/lists.ts'
import type { Address, CustomField, ImportedContact, Job, Label } from '#platform/db/schema/values.ts'

/** A person as read from a file of any format, before anything is validated. */
export type RawContact = {
  /** The line of the file on which the person begins. */
  line: number
  name: string
  company: string
  title: string
  location: string
  howMet: string
  /** Dates as the file writes them. */
  metOn: string
  birthday: string
  anniversary: string
  emails: string[]
  phones: string[]
  tags: string[]
  /** Addresses on the web. */
  urls: string[]
  notes: string[]
  uid: string
  department: string
  role: string
  pronouns: string
  prefix: string
  suffix: string
  nicknames: string[]
  addresses: Address[]
  jobs: Job[]
  labels: Label[]
  customFields: CustomField[]
  /** vCard lines for data without a field. */
  extras: string[]
  problems: Text[]
}

export function newRawContact(line: number): RawContact {
  const texts = { name: '', company: '', title: '', location: '', howMet: '', metOn: '', birthday: '', uid: '' }
  const rareTexts = { anniversary: '', department: '', role: '', pronouns: '', prefix: '', suffix: '' }
  const { profiles: _, ...lists } = emptyLists
  return { line, ...texts, ...rareTexts, ...structuredClone(lists), urls: [], notes: [], extras: [], problems: [] }
}

const noTexts = {
  ...{ company: null, title: null, location: null, howMet: null, metOn: null, birthday: null },
  ...{ prefix: null, suffix: null, pronouns: null, department: null, role: null, companySince: null },
}
const noLists = { ...emptyLists, notes: [], extras: [] }

export const emptyContact: Omit<ImportedContact, 'problems'> = {
  displayName: '',
  ...noTexts,
  ...noLists,
  rhythmDays: null,
  uid: null,
}

/** The contact with one more tag, or with the reason why it has no room for it. */
export function tagContact(contact: ImportedContact, tag: string): ImportedContact {
  if (contact.tags.some((each) => each.toLowerCase() === tag.toLowerCase())) return contact
  if (contact.tags.length < maxItems.tags) return { ...contact, tags: [...contact.tags, tag] }
  return {
    ...contact,
    problems: [...contact.problems, say('sentences.row.tooMany.tagLeftOut', { max: maxItems.tags, tag })],
  }
}

/** A vCard line for the cell of a column without a field. */
export function columnLine(column: string, value: string) {
  const property = properties.get(column.trim().toLowerCase())
  if (property) return valueLine(property, value)
  // Cut, because it is stored again with every person of the file.
  return `X-COLUMN;X-NAME="${escapeParameter([...column.slice(0, 2 * maxColumnName)].slice(0, maxColumnName).join(''))}":${escapeText(value)}`
}

/** Columns with a vCard property. */
const properties = new Map([
  ['maiden name', 'X-MAIDENNAME'],
  ['phonetic first name', 'X-PHONETIC-FIRST-NAME'],
  ['phonetic last name', 'X-PHONETIC-LAST-NAME'],
])
const maxColumnName = 100

/** A vCard line for a value that does not fit its field. */
export function valueLine(property: string, value: string) {
  return `${property}:${escapeText(value)}`
}

/** Escapes the quoted value of a vCard parameter (RFC 6868). */
function escapeParameter(value: string) {
  return value
    .replaceAll('^', '^^')
    .replaceAll(/\r\n|[\r\n]/g, '^n')
    .replaceAll('"', "^'")
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A vCard line for a note. */
export const noteLine = (note: string) => valueLine('NOTE', note)
