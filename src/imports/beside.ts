import type { MemberContext } from '../context.ts'
import type { ImportedContact } from '../db/values.ts'
import { chunks } from '../search/vocabulary.ts'
import type { Beside } from './difference.ts'

type Wanted = { contact: ImportedContact; connectionId: string }

/** What these people have beside their fields: looked up for all at once. */
export async function besideOf(ctx: MemberContext, wanted: Wanted[]) {
  const ids = [...new Set(wanted.map(({ connectionId }) => connectionId))]
  const extras = await extrasOf(ctx, ids)
  const notes = await notesOf(ctx, wanted)
  const uids = await uidsOf(ctx, ids)
  return ({ uid }: ImportedContact, id: string): Beside => ({
    extras: extras.get(id) ?? [],
    notes: notes.get(id) ?? [],
    hasUid: uid === null || uid.replace(/^urn:uuid:/i, '') === id || (uids.get(id)?.includes(uid) ?? false),
  })
}

export async function extrasOf(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, string[]>()
  for (const some of chunks(ids, 500)) {
    const rows = await ctx.db
      .selectFrom('contactExtras')
      .select(['connectionId', 'properties'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', 'in', some)
      .execute()
    for (const { connectionId, properties } of rows) found.set(connectionId, properties)
  }
  return found
}

async function uidsOf(ctx: MemberContext, ids: string[]) {
  const found = new Map<string, string[]>()
  for (const some of chunks(ids, 500)) {
    const rows = await ctx.db
      .selectFrom('contactUids')
      .select(['connectionId', 'uid'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', 'in', some)
      .execute()
    for (const { connectionId, uid } of rows) found.set(connectionId, [...(found.get(connectionId) ?? []), uid])
  }
  return found
}

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
