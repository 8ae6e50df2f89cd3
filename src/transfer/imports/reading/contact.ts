import type { Text } from '#contract/texts/text.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'

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
  emails: string[]
  phones: string[]
  tags: string[]
  /** Addresses on the web. */
  urls: string[]
  notes: string[]
  uid: string
  /** vCard lines for data without a field. */
  extras: string[]
  problems: Text[]
}

export function newRawContact(line: number): RawContact {
  const texts = { name: '', company: '', title: '', location: '', howMet: '', metOn: '', birthday: '', uid: '' }
  return { line, ...texts, emails: [], phones: [], tags: [], urls: [], notes: [], extras: [], problems: [] }
}

const noTexts = { company: null, title: null, location: null, howMet: null, metOn: null, birthday: null }
const noLists = { emails: [], phones: [], tags: [], profiles: [], notes: [], extras: [] }

export const emptyContact: Omit<ImportedContact, 'problems'> = {
  displayName: '',
  ...noTexts,
  ...noLists,
  rhythmDays: null,
  uid: null,
}
