import type { ImportedContact } from '#platform/db/schema/values.ts'

/** A person as a file tells of them, whatever its format and however long its words. */
export type RawContact = {
  /** Where in the file they begin. */
  line: number
  name: string
  company: string
  title: string
  location: string
  howMet: string
  /** Days as the file writes them. */
  metOn: string
  birthday: string
  emails: string[]
  phones: string[]
  tags: string[]
  /** Addresses on the web. */
  urls: string[]
  notes: string[]
  uid: string
  /** Lines of vCard for what has no field. */
  extras: string[]
  problems: string[]
}

export function blankContact(line: number): RawContact {
  const words = { name: '', company: '', title: '', location: '', howMet: '', metOn: '', birthday: '', uid: '' }
  return { line, ...words, emails: [], phones: [], tags: [], urls: [], notes: [], extras: [], problems: [] }
}

const noWords = { company: null, title: null, location: null, howMet: null, metOn: null, birthday: null }
const noLists = { emails: [], phones: [], tags: [], profiles: [], notes: [], extras: [] }

/** A person of whom nothing is known. */
export const nobody: Omit<ImportedContact, 'problems'> = {
  displayName: '',
  ...noWords,
  ...noLists,
  rhythmDays: null,
  uid: null,
}
