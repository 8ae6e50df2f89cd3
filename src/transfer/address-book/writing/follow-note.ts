import { updateInteraction } from '#people/interactions/interactions.ts'
import { logImported, splitNote } from '#people/interactions/logged.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'

type Note = { connectionId: string; noteId: string | null; was: string; is: string }

/**
 * The entry of the timeline that follows the NOTE of a card, so that one note does not become many. An entry that the member
 * edited, removed or moved since is left alone, and so is one whose note was emptied on the device. Returns its id.
 */
export async function followNote(ctx: MemberContext, { connectionId, noteId, was, is }: Note) {
  const [text] = splitNote(is)
  if (text === undefined) return null
  const [before] = splitNote(was)
  const entry = noteId === null ? undefined : await findEntry(ctx, connectionId, noteId)
  if (noteId && entry?.text === before) {
    await updateInteraction(ctx, { id: connectionId, ixId: noteId, text })
    return noteId
  }
  const [added] = await logImported(ctx, [{ connectionId, text, occurredAt: nowText(ctx) }])
  return added?.id ?? null
}

async function findEntry(ctx: MemberContext, connectionId: string, id: string) {
  return ctx.db
    .selectFrom('interactions')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('id', '=', id)
    .executeTakeFirst()
}
