import { addConnections } from '#people/connections/add.ts'
import { keepUids, withRoom } from '#people/connections/record/extras.ts'
import { logImported } from '#people/interactions/interactions.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import type { ImportNotes } from '#platform/db/schema/imports.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportedContact, ImportOutcome } from '#platform/db/schema/values.ts'
import { noteLine } from '../reading/extra-lines.ts'

/** What became of a row: who it is now, and what to know to take it back. */
export type Done = { connectionId: string; outcome: ImportOutcome }

/** Adds people whom nobody knew: by the same rule as any, and what is kept beside the fields with them. */
export async function addRows(ctx: MemberContext, contacts: ImportedContact[], notes: ImportNotes): Promise<Done[]> {
  const rows = await addConnections(ctx, contacts.map(detailsOf))
  const made = rows.map((row, at) => ({ ...row, contact: contacts[at] as ImportedContact }))
  const beside = made.flatMap(({ contact, id }) => {
    const lines = withRoom([], linesOf(contact, notes))
    return lines.length > 0 ? [{ memberId: ctx.member.id, connectionId: id, properties: json(lines) }] : []
  })
  if (beside.length > 0) await ctx.db.insertInto('contactExtras').values(beside).execute()
  await keepUids(
    ctx,
    made.flatMap(({ contact: { uid }, id }) => (uid ? [{ uid, connectionId: id }] : [])),
  )
  const said = notes === 'timeline' ? made : []
  const logged = await logImported(
    ctx,
    said.flatMap(({ contact, id }) => entriesFor(ctx, id, contact)),
  )
  const entries = Map.groupBy(logged, ({ connectionId }) => connectionId)
  return made.map(({ id, updatedAt, contact }) => {
    const lines = linesOf(contact, notes)
    const kept = (entries.get(id) ?? []).map(({ id, text }) => ({ id, text }))
    return { connectionId: id, outcome: { after: updatedAt, entries: kept, ...lack(lines, withRoom([], lines)) } }
  })
}

function detailsOf({ uid: _, notes: __, extras: ___, problems: ____, revisedAt: _____, ...details }: ImportedContact) {
  return details
}

/** Notes are as old as the card, where it says how old that is. */
export function entriesFor(
  ctx: MemberContext,
  connectionId: string,
  { notes, revisedAt }: Pick<ImportedContact, 'notes' | 'revisedAt'>,
) {
  const now = nowText(ctx)
  const occurredAt = revisedAt && revisedAt < now ? revisedAt : now
  return notes.map((text) => ({ connectionId, text, occurredAt }))
}

/** What stays beside the fields; notes too, where they are not to be in the timeline. */
export function linesOf({ extras, notes }: Pick<ImportedContact, 'extras' | 'notes'>, where: ImportNotes) {
  return where === 'timeline' ? extras : [...extras, ...notes.map(noteLine)]
}

/** Says so where not all of the lines could be kept. */
export function lack(lines: string[], kept: string[]): Pick<ImportOutcome, 'reason'> {
  const count = lines.length - kept.length
  return count === 0 ? {} : { reason: `There was no room beside the fields for ${count} more of what the file says.` }
}
