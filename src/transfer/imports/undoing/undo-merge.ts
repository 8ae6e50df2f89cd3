import { listTexts, say } from '#contract/texts/text.ts'
import { updateConnection } from '#people/connections/connections.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { findExtras, removeUids, saveExtras } from '#people/connections/record/extras.ts'
import { listFields } from '#people/connections/record/lists.ts'
import { type Details, findConnection, type Row } from '#people/connections/record/row.ts'
import { deleteDates } from '#people/dates/dates.ts'
import { findHeirs, type Heir, separate, separateLines, storeHeirs } from '#people/duplicates/merging/separate.ts'
import { deleteInteraction } from '#people/interactions/removal.ts'
import { takePhoto } from '#people/photos/photos.ts'
import { deleteRelations } from '#people/relations/removal.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findOwn, updateOwn } from '#platform/db/own-rows.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import type { ImportRow } from '../rows.ts'

export const mergedSince = say('sentences.result.merged')

/** Undoes what a row added to a person. Returns the reason if something stays. */
export async function undoMergedRow(ctx: MemberContext, { outcome, connectionId }: ImportRow) {
  if (!outcome || !connectionId) return undefined
  const person = await findConnection(ctx, connectionId)
  if (person) return undoMerge(ctx, person, outcome)
  const isPartOfAnother = (await followMerges(ctx, [connectionId])).size > 0
  return isPartOfAnother ? mergedSince : undefined
}

/** Undoes whatever is still as the import left it. */
async function undoMerge(ctx: MemberContext, person: Row, outcome: ImportOutcome) {
  const heirs = await findHeirs(ctx, person.id)
  const { changes, kept } = restoreFields(person, outcome, heirs)
  if (Object.keys(changes).length > 0) await updateConnection(ctx, { connectionId: person.id, ...changes })
  for (const { id, text } of outcome.entries ?? []) {
    if (await isNoteUntouched(ctx, person.id, { id, text })) await deleteInteraction(ctx, { id: person.id, ixId: id })
    else kept.push('note')
  }
  await removeExtras(ctx, person.id, outcome, heirs)
  await deleteRelations(ctx, outcome.relations ?? [])
  if (await deleteDates(ctx, outcome.dates ?? [])) kept.push('dates')
  const { photo } = outcome
  if (photo && !heirs.some(({ before }) => before.other?.photo === photo)) await takePhoto(ctx, person.id, photo)
  await storeHeirs(ctx, heirs)
  // So that a person added by an earlier row of the import still counts as unchanged.
  if (person.updatedAt === outcome.after && outcome.before && kept.length === 0)
    await updateOwn(ctx, 'connections', person.id).set({ updatedAt: outcome.before }).execute()
  const fields = kept.map((field) => say('sentences.result.field', { field }))
  return fields.length > 0 ? say('sentences.result.kept', { fields: listTexts(fields) }) : undefined
}

function restoreFields(person: Row, outcome: ImportOutcome, heirs: Heir[]) {
  const separated = separate(person, outcome, heirs)
  const isChanged = (field: keyof Row) => json(separated[field]) !== json(person[field])
  const fields = Object.keys(outcome.changed ?? {}) as (keyof Row)[]
  const changed = [...fields, ...listFields].filter(isChanged)
  const changes = Object.fromEntries(changed.map((field) => [field, separated[field]]))
  return {
    changes: changes as Details & { displayName?: string },
    kept: fields.filter((field) => !isChanged(field)) as string[],
  }
}

async function isNoteUntouched(ctx: MemberContext, connectionId: string, { id, text }: { id: string; text: string }) {
  const row = await findOwn(ctx, 'interactions', id, ['connectionId', 'text', 'source'])
  return row?.connectionId === connectionId && isUntouched(row, text)
}

type Note = { text: string | null; source: string }

/** A note that the member has edited has another source. */
export const isUntouched = (note: Note, text: string) => note.text === text && note.source === 'import'

async function removeExtras(
  ctx: MemberContext,
  connectionId: string,
  { extras = [], uid }: ImportOutcome,
  heirs: Heir[],
) {
  const lines = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  if (extras.length > 0) await saveExtras(ctx, connectionId, separateLines(lines, extras, heirs))
  const isOthers = heirs.some(({ before }) => before.beside?.uids.includes(uid ?? ''))
  if (uid && !isOthers) await removeUids(ctx, connectionId, [uid])
}
