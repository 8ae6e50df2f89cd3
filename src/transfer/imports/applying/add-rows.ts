import { maxExtraBytes } from '#cards/vcards/reading/extras.ts'
import { say } from '#contract/texts/text.ts'
import { addConnections } from '#people/connections/add.ts'
import { addExtras, fitExtras, saveUids } from '#people/connections/record/extras.ts'
import { logImported } from '#people/interactions/interactions.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import type { ImportNotes } from '#platform/db/schema/imports.ts'
import type { ImportedContact, ImportOutcome } from '#platform/db/schema/values.ts'
import { noteLine } from '../reading/extra-lines.ts'
import { photoOutcome } from './photos.ts'

/** The person of a row, and what is needed to undo it. */
export type AppliedRow = { connectionId: string; outcome: ImportOutcome }

/** Adds new people as `Connections_create` does, with their extras, UIDs and notes. */
export async function addRows(
  ctx: MemberContext,
  contacts: ImportedContact[],
  notes: ImportNotes,
): Promise<AppliedRow[]> {
  const rows = await addConnections(ctx, contacts.map(detailsOf))
  const people = rows.map((row, at) => ({ ...row, contact: contacts[at] as ImportedContact }))
  const extras = people.flatMap(({ contact, id }) => {
    const lines = fitExtras([], extraLinesOf(contact, notes))
    return lines.length > 0 ? [{ connectionId: id, lines }] : []
  })
  await addExtras(ctx, extras)
  await saveUids(
    ctx,
    people.flatMap(({ contact: { uid }, id }) => (uid ? [{ uid, connectionId: id }] : [])),
  )
  const withNotes = notes === 'timeline' ? people : []
  const logged = await logImported(
    ctx,
    withNotes.flatMap(({ contact, id }) => entriesFor(ctx, id, contact)),
  )
  const entries = Map.groupBy(logged, ({ connectionId }) => connectionId)
  return people.map(({ id, updatedAt, contact }) => {
    const lines = extraLinesOf(contact, notes)
    const notesAdded = (entries.get(id) ?? []).map(({ id, text }) => ({ id, text }))
    return {
      connectionId: id,
      outcome: {
        after: updatedAt,
        entries: notesAdded,
        ...photoOutcome(contact.photo),
        ...noRoomReason(lines, fitExtras([], lines)),
      },
    }
  })
}

function detailsOf(contact: ImportedContact) {
  const { uid: _, notes: __, extras: ___, problems: ____, revisedAt: _____, photo: ______, ...details } = contact
  return details
}

/** Timeline entries for the notes, dated by the vCard's revision if it has one. */
export function entriesFor(
  ctx: MemberContext,
  connectionId: string,
  { notes, revisedAt }: Pick<ImportedContact, 'notes' | 'revisedAt'>,
) {
  const now = nowText(ctx)
  const occurredAt = revisedAt && revisedAt < now ? revisedAt : now
  return notes.map((text) => ({ connectionId, text, occurredAt }))
}

/** The extras to store, with the notes unless they go into the timeline. A photo is stored as it was, unless it is large. */
export function extraLinesOf(
  { extras, photo, notes }: Pick<ImportedContact, 'extras' | 'photo' | 'notes'>,
  where: ImportNotes,
) {
  const lines = photo !== undefined && photo.length <= maxExtraBytes ? [...extras, photo] : extras
  return where === 'timeline' ? lines : [...lines, ...notes.map(noteLine)]
}

export function noRoomReason(lines: string[], kept: string[]): Pick<ImportOutcome, 'reason'> {
  const count = lines.length - kept.length
  return count === 0 ? {} : { reason: say('sentences.result.noRoom', { extras: count }) }
}
