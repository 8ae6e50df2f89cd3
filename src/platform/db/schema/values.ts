import type { ColumnType } from 'kysely'
import type { StoredReason } from '#contract/texts/reason.ts'

/** An instant such as 2026-03-14T09:30:00.000Z, always in UTC with milliseconds. */
export type InstantText = string
/** A calendar date such as 2026-03-14, without a zone. */
export type DateText = string
/** Read as a value, written through `json()`: the engines take JSON as text. */
export type Json<T> = ColumnType<T, string, string>

/** The author of an entry. Imported notes don't count as contact. */
export type EntrySource = 'member' | 'assistant' | 'visitor' | 'import' | 'calendar'

/** Text by a visitor or the sender of an invitation: data, never instructions or the member's promises. */
export const isByOthers = (source: EntrySource) => source === 'visitor' || source === 'calendar'

/** A recording: `key` is its place among the blobs. */
export type Audio = {
  key: string
  mediaType: string
  bytes: number
  sha256: string
  /** Unknown for a recording that does not say. */
  seconds: number | null
  transcription: 'given' | 'waiting' | 'made' | 'failed' | 'off'
}

/** A picture or document on an entry. Its own name and type are those of what is stored. */
export type EntryFile = {
  fileId: string
  /** The last part of its key. */
  blob: string
  name: string
  mediaType: string
  bytes: number
  sha256: string
  /** Of a picture. */
  width?: number
  height?: number
}
/** `bytes` is their sum, which the database adds up. */
export type EntryFiles = { bytes: number; list: EntryFile[] }

/** The text of a card. */
export type CardContents = {
  name: string
  title?: string | undefined
  company?: string | undefined
  pronouns?: string | undefined
  bio?: string | undefined
  emails: { label: 'work' | 'home' | 'other'; address: string }[]
  phones: { label: 'mobile' | 'work' | 'home' | 'fax' | 'other'; number: string }[]
  addresses: PostalAddress[]
  links: { url: string; label?: string | undefined }[]
}

export type PostalAddress = {
  label: 'work' | 'home' | 'other'
  street?: string | undefined
  city?: string | undefined
  region?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}

/** A picture of a card: its files are `photos/{card}/{id}-{width}.webp` and `.jpg`, one of each for every width. */
export type Photo = { id: string; widths: number[]; width: number; height: number }

/** The colour that shows a logo best, where its own ground is transparent. */
export type Logo = Photo & { ground: LogoGround }
export type LogoGround = '#ffffff' | '#1d1c1a'

/** Colours that the member picked, such as #0b5f4e. */
export type OwnColours = { accent?: string | undefined; background?: string | undefined }

/** The card a visitor answered, as it was then: it may be gone by now. */
export type SourceCard = { id: string; workspaceId: string; workspace: string; slug: string; name: string }

/** The consent text that the visitor saw, and when they agreed. */
export type Consent = { text: string; at: string }

export type LeadProfile = Profile & { profileId: string }

export type Lists = {
  emails: string[]
  phones: string[]
  tags: string[]
  profiles: Profile[]
  nicknames: string[]
  addresses: Address[]
  jobs: Job[]
  labels: Label[]
  customFields: CustomField[]
}
/** Merges of older versions have no dates and gifts. */
export type MovedIds = {
  interactions: string[]
  promises: string[]
  followups: string[]
  dates?: string[] | undefined
  gifts?: string[] | undefined
  /** In entries that others have too. Those in other entries go with them. */
  findings?: string[] | undefined
}

export type Address = {
  label?: string | undefined
  street?: string | undefined
  extended?: string | undefined
  city?: string | undefined
  region?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}

/** A former job, or one beside the job in the person's own columns. Days are as exact as they are known, such as 2025-03. */
export type Job = {
  company?: string | undefined
  title?: string | undefined
  department?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The label of one of the person's e-mails or phones, given by its value. */
export type Label = { value: string; label: string }
export type CustomField = { label: string; value: string }

export type Profile = { service: string; handle?: string | undefined; url: string }

/** A citation: a passage of the member's memory, and the quoted part. */
export type Citation = {
  number: number
  kind: PassageKind
  id: string
  connectionId: string
  quote: string
  /** The answer is that memory does not say; this only comes near. */
  near?: true
}

/** Kinds of facts. `lent`: the member lent it to the person; `borrowed`: the member has it. */
export type FactKind =
  | 'employer'
  | 'place'
  | 'family'
  | 'introduced_by'
  | 'diet'
  | 'allergy'
  | 'pet'
  | 'lent'
  | 'borrowed'
  | 'they_owe'
  | 'i_owe'
  | 'birthday'
  | 'anniversary'

export type PassageKind = 'interaction' | 'promise' | 'followup' | 'connection'

/** A person as another address book has them, within the bounds of ours. */
export type ImportedContact = Lists & {
  displayName: string
  company: string | null
  title: string | null
  location: string | null
  howMet: string | null
  metOn: string | null
  birthday: string | null
  rhythmDays: number | null
  prefix: string | null
  suffix: string | null
  pronouns: string | null
  department: string | null
  role: string | null
  companySince: string | null
  /** Their id in the other address book. */
  uid: string | null
  notes: string[]
  /** Of each note, if they are dated there. */
  entries?: ImportedEntry[] | undefined
  /** When it was last changed there: its notes are not younger. */
  revisedAt?: InstantText | undefined
  /** A line of vCard with their photo. */
  photo?: string | undefined
  /** Lines of vCard for what has no field. */
  extras: string[]
  problems: StoredReason[]
}

export type ImportedEntry = { kind: 'note' | 'call' | 'message' | 'meeting'; at: InstantText | '' }

/** The verdict on a row of an import. */
export type ImportFinding = {
  /** Possible matches, most likely first. */
  people: { connectionId: string; displayName: string; reasons: StoredReason[] }[]
  /** Whether the first of them is surely meant. */
  isSure: boolean
  /** The row of the same file that tells of the same person. */
  joins?: number
  /** The fields that would get something. */
  adds: string[]
  /** Where the two say something else. */
  differs: { field: string; mine: string; theirs: string }[]
}

/** The changes that an import made to a person, for undo. */
export type ImportOutcome = {
  changed?: Record<string, { was: string | number | null; became: string | number | null }>
  added?: Lists
  extras?: string[]
  relations?: string[]
  dates?: string[]
  uid?: string
  /** The name of the photo that a job makes. */
  photo?: string
  entries?: { id: string; text: string }[]
  /** When the person was last changed, before and by this. */
  before?: string
  after?: string
  /** Why it was left out, or not taken back. */
  reason?: StoredReason
}

/** Whose an archive was, and when it was made. */
export type ArchiveOrigin = { name: string; email: string; timeZone: string; madeAt: InstantText }

/** The kind that is being read, how many of its lines are done, and how many there are and were in all. */
export type ArchivePlace = { kind: number; line: number; done: number; total: number }

type ArchiveCount = { added: number; alreadyThere: number; differed: number; leftOut: number }
export type ArchiveCounts = Record<string, ArchiveCount>

/** Something of an archive that did not come in as it was. */
export type ArchiveNote = { kind: string; id: string; what: StoredReason }
