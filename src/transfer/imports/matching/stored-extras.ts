import { bareUid } from '#cards/vcards/format/header.ts'
import { findExtras, findUids } from '#people/connections/record/extras.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { noteLine } from '../reading/extra-lines.ts'
import type { StoredExtras } from './differences.ts'

type ContactOf = { contact: ImportedContact; connectionId: string }

/** Loads the extras, imported notes and UIDs of people, for all in a few queries. */
export async function loadStoredExtras(ctx: MemberContext, contacts: ContactOf[]) {
  const ids = [...new Set(contacts.map(({ connectionId }) => connectionId))]
  const extras = await findExtras(ctx, ids)
  const notes = await notesOf(ctx, contacts)
  const uids = await findUids(ctx, ids)
  return (contact: ImportedContact, id: string): StoredExtras => ({
    extras: extras.get(id) ?? [],
    notes: [...(notes.get(id) ?? []), ...contact.notes.filter((note) => extras.get(id)?.includes(noteLine(note)))],
    hasUid: contact.uid === null || isOwn(contact.uid, id) || (uids.get(id)?.includes(contact.uid) ?? false),
  })
}

const isOwn = (uid: string, id: string) => bareUid(uid) === id

/** The notes that are in the timelines already, word for word. */
async function notesOf(ctx: MemberContext, contacts: ContactOf[]) {
  const notesById = new Map<string, string[]>()
  for (const part of chunks(
    contacts.filter(({ contact }) => contact.notes.length > 0),
    100,
  )) {
    const rows = await ctx.db
      .selectFrom('interactions')
      .select(['connectionId', 'text'])
      .where('memberId', '=', ctx.member.id)
      .where(
        'connectionId',
        'in',
        part.map(({ connectionId }) => connectionId),
      )
      .where('text', 'in', [...new Set(part.flatMap(({ contact }) => contact.notes))])
      .$narrowType<{ text: string }>()
      .execute()
    for (const { connectionId, text } of rows)
      notesById.set(connectionId, [...(notesById.get(connectionId) ?? []), text])
  }
  return notesById
}
