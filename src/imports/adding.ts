import { addConnections } from '../connections/adding.ts'
import { keepUids } from '../connections/extras.ts'
import type { MemberContext } from '../context.ts'
import type { ImportNotes } from '../db/import-schema.ts'
import { json } from '../db/schema.ts'
import type { ImportedContact, ImportOutcome } from '../db/values.ts'
import { logImported } from '../interactions/interactions.ts'
import { noteLine } from './extras.ts'

/** What became of a row: who it is now, and what to know to take it back. */
export type Done = { connectionId: string; outcome: ImportOutcome }

/** Adds people whom nobody knew: by the same rule as any, and what is kept beside the fields with them. */
export async function addRows(ctx: MemberContext, contacts: ImportedContact[], notes: ImportNotes) {
  const rows = await addConnections(ctx, contacts.map(detailsOf))
  const made = contacts.map((contact, at) => ({ contact, row: rows[at] }))
  const beside = made.flatMap(({ contact, row }) => {
    const lines = linesOf(contact, notes)
    return row && lines.length > 0 ? [{ memberId: ctx.member.id, connectionId: row.id, properties: json(lines) }] : []
  })
  if (beside.length > 0) await ctx.db.insertInto('contactExtras').values(beside).execute()
  await keepUids(
    ctx,
    made.flatMap(({ contact: { uid }, row }) => (uid && row ? [{ uid, connectionId: row.id }] : [])),
  )
  const outcomes: Done[] = []
  for (const { contact, row } of made) {
    const connectionId = row?.id ?? ''
    const entries = notes === 'timeline' ? await logNotes(ctx, connectionId, contact.notes) : []
    outcomes.push({ connectionId, outcome: { entries, ...(row && { after: row.updatedAt }) } })
  }
  return outcomes
}

function detailsOf({ uid: _, notes: __, extras: ___, problems: ____, ...details }: ImportedContact) {
  return details
}

/** What stays beside the fields; notes too, where they are not to be in the timeline. */
export function linesOf({ extras, notes }: Pick<ImportedContact, 'extras' | 'notes'>, where: ImportNotes) {
  return where === 'timeline' ? extras : [...extras, ...notes.map(noteLine)]
}

export async function logNotes(ctx: MemberContext, connectionId: string, notes: string[]) {
  const entries: { id: string; text: string }[] = []
  for (const text of notes) {
    const { ixId } = await logImported(ctx, { connectionId, text })
    entries.push({ id: ixId, text })
  }
  return entries
}
