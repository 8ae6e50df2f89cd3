import type { Tone } from '#language/language-data/wording.ts'
import type { EntrySource } from '#platform/db/schema/values.ts'

/** Everything that a draft may be based on. */
export type Facts = {
  /** Writes in the language of this locale where notes do not tell. */
  member: { name: string; locale?: string | undefined }
  person: Person
  /** Newest first, at most 10: notes, voice memos (by their transcript), meetings, calls, messages, exchanges. */
  entries: Entry[]
  /** Open, soonest due first. */
  promises: OpenPromise[]
  /** Calendar date in the member's zone. */
  today: string
  timeZone: string
}

type Person = {
  displayName: string
  /** Whether name, company and title may come from themselves, through a card. */
  isVisitor?: boolean
  company: string | null
  title: string | null
  location: string | null
  birthday: string | null
  /** The entry that states the birthday, where the person's page does not. */
  birthdayIxId?: string
  emails: string[]
}

export type Entry = {
  ixId: string
  kind: string
  text: string
  source: EntrySource
  occurredAt: string
}

/** Without a due date if none was stated. */
export type OpenPromise = { promiseId: string; text: string; dueOn: string | null; overdue: boolean }

/** With alternative first sentences if there is little to write about. */
export type Draft = {
  subject: string
  body: string
  /** The tone that was asked for. */
  tone?: Tone
  openers?: string[]
  drewOn: { ixIds: string[]; promiseIds: string[] }
}
