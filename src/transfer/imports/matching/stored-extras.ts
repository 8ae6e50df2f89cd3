import { bareUid } from '#cards/vcards/format/header.ts'
import { extrasOf, uidsOf } from '#people/connections/record/extras.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { noteLine } from '../reading/extra-lines.ts'
import type { Beside } from './differences.ts'

type Wanted = { contact: ImportedContact; connectionId: string }

/** What these people have beside their fields: looked up for all at once. */
export async function besideOf(ctx: MemberContext, wanted: Wanted[]) {
  const ids = [...new Set(wanted.map(({ connectionId }) => connectionId))]
  const extras = await extrasOf(ctx, ids)
  const notes = await notesOf(ctx, wanted)
  const uids = await uidsOf(ctx, ids)
  return (contact: ImportedContact, id: string): Beside => ({
    extras: extras.get(id) ?? [],
    notes: [...(notes.get(id) ?? []), ...contact.notes.filter((note) => extras.get(id)?.includes(noteLine(note)))],
    hasUid: contact.uid === null || isOwn(contact.uid, id) || (uids.get(id)?.includes(contact.uid) ?? false),
  })
}

const isOwn = (uid: string, id: string) => bareUid(uid) === id

/** Which of the notes are in the timelines already, word for word. */
async function notesOf(ctx: MemberContext, wanted: Wanted[]) {
  const found = new Map<string, string[]>()
  for (const some of chunks(
    wanted.filter(({ contact }) => contact.notes.length > 0),
    100,
  )) {
    const rows = await ctx.db
      .selectFrom('interactions')
      .select(['connectionId', 'text'])
      .where('memberId', '=', ctx.member.id)
      .where(
        'connectionId',
        'in',
        some.map(({ connectionId }) => connectionId),
      )
      .where('text', 'in', [...new Set(some.flatMap(({ contact }) => contact.notes))])
      .$narrowType<{ text: string }>()
      .execute()
    for (const { connectionId, text } of rows) found.set(connectionId, [...(found.get(connectionId) ?? []), text])
  }
  return found
}
