import { readContact } from '#language/contact/read-contact.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { recordContact } from '../connections/record/last-contact.ts'
import { lockConnection } from '../connections/record/lock.ts'
import type { Row } from './row.ts'

type Words = Pick<Row, 'kind' | 'text' | 'transcript'>
/** A person, as far as reading a note about them goes. */
export type Named = { displayName: string }
type NewEntry = Words & Pick<Row, 'connectionId' | 'occurredAt'>

/** Decides whether a new entry is contact, and records it if so. Locks the connection, unless `person` is its locked row. */
export async function recordIfContact(ctx: MemberContext, entry: NewEntry, person?: Named): Promise<Row['contact']> {
  const { connectionId, occurredAt } = entry
  const contact = isNote(entry) ? contactIn(entry, person ?? (await lockConnection(ctx, connectionId))) : 'yes'
  if (contact === 'yes') await recordContact(ctx, connectionId, occurredAt)
  return contact
}

/** A meeting, call, message or exchange is contact. A note or memo is contact if its words say so. */
export function contactIn(entry: Words, { displayName }: Named): Row['contact'] {
  if (!isNote(entry)) return 'yes'
  const says = (words: string | null) => words !== null && readContact(words, displayName).size > 0
  return says(entry.text) || says(entry.transcript) ? 'yes' : 'no'
}

const isNote = ({ kind }: Pick<Row, 'kind'>) => kind === 'note' || kind === 'voice_memo'
