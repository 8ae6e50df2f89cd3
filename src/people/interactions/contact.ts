import { readText } from '#language/reading/read-text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { recordContact } from '../connections/record/last-contact.ts'
import type { LockedPerson } from '../connections/record/lock.ts'
import type { Row } from './row.ts'

type Words = Pick<Row, 'kind' | 'text' | 'transcript' | 'occurredAt'>

/** Decides whether a new entry is contact, and records it if so. */
export async function recordIfContact(ctx: MemberContext, entry: Words, person: LockedPerson) {
  const contact = contactIn(ctx, entry, person)
  if (contact === 'yes') await recordContact(ctx, person, entry.occurredAt)
  return contact
}

/** A meeting, call, message or exchange is contact. A note or memo is contact if its words say so. */
export function contactIn(ctx: MemberContext, entry: Words, { displayName }: LockedPerson): Row['contact'] {
  if (!isNote(entry)) return 'yes'
  const said = { at: Temporal.Instant.from(entry.occurredAt), timeZone: ctx.member.timeZone }
  const says = (words: string | null) => words !== null && readText(words, displayName).saysContact(said)
  return says(entry.text) || says(entry.transcript) ? 'yes' : 'no'
}

const isNote = ({ kind }: Pick<Row, 'kind'>) => kind === 'note' || kind === 'voice_memo'
