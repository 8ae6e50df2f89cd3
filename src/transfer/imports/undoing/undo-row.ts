import { updateConnection } from '#people/connections/connections.ts'
import { findExtras, removeUids, saveExtras } from '#people/connections/record/extras.ts'
import { listFields } from '#people/connections/record/lists.ts'
import { type Details, findConnection, type Row } from '#people/connections/record/row.ts'
import { deleteConnection } from '#people/connections/removal/removal.ts'
import { followMerges } from '#people/duplicates/merging/follow-merges.ts'
import { deleteInteraction } from '#people/interactions/removal.ts'
import { takePhoto } from '#people/photos/hand-over.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import type { ImportRow } from '../rows.ts'
import { loadMergedValues, type MergedValues } from './merged-values.ts'

/** Undoes the result of a row. Returns the reason if something stays. */
export async function undoRow(
  ctx: MemberContext,
  { deed, outcome, connectionId, importId }: ImportRow,
): Promise<string | undefined> {
  if (!outcome || !connectionId) return undefined
  const person = await findConnection(ctx, connectionId)
  if (!person) {
    const isPartOfAnother = (await followMerges(ctx, [connectionId])).size > 0
    return isPartOfAnother ? 'This person was merged into another one since.' : undefined
  }
  if (deed !== 'added') return undoMerge(ctx, person, outcome)
  if (await hasLaterMerge(ctx, person, importId)) return 'Another import has added to this person since.'
  return removeUntouched(ctx, person, outcome)
}

/** Another import may have added extras, which do not change `updatedAt`. */
async function hasLaterMerge(ctx: MemberContext, { id }: Row, importId: string) {
  const other = await ctx.db
    .selectFrom('importRows')
    .select('number')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', id)
    .where('importId', '!=', importId)
    .where('deed', '=', 'merged')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function removeUntouched(ctx: MemberContext, person: Row, outcome: ImportOutcome) {
  const reason = await reasonToKeep(ctx, person, outcome)
  if (reason) return reason
  await deleteConnection(ctx, { connectionId: person.id })
  return undefined
}

/** Why a person is no longer as the import added them. */
async function reasonToKeep(ctx: MemberContext, person: Row, { after, entries = [] }: ImportOutcome) {
  if (person.updatedAt !== after || person.restUntil !== null) return 'You have changed this person since.'
  const notes = await ctx.db
    .selectFrom('interactions')
    .select(['id', ...noteColumns])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', person.id)
    .limit(entries.length + 1)
    .execute()
  const isImported = ({ id, ...note }: (typeof notes)[number]) =>
    entries.some((each) => each.id === id && isUntouched(note, each.text))
  if (!notes.every(isImported)) return 'This person has new timeline entries since.'
  for (const [table, reason] of [
    ['promises', 'You have promised this person something since.'],
    ['followups', 'You have drafted a message to this person since.'],
  ] as const) {
    const found = await ctx.db
      .selectFrom(table)
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', person.id)
      .limit(1)
      .executeTakeFirst()
    if (found) return reason
  }
  return undefined
}

/** Undoes whatever is still as the import left it. */
async function undoMerge(ctx: MemberContext, person: Row, outcome: ImportOutcome) {
  const merged = await loadMergedValues(ctx, person.id)
  const { changes, kept } = restoreFields(person, outcome, merged)
  if (Object.keys(changes).length > 0) await updateConnection(ctx, { connectionId: person.id, ...changes })
  for (const { id, text } of outcome.entries ?? []) {
    if (await isNoteUntouched(ctx, person.id, { id, text })) await deleteInteraction(ctx, { id: person.id, ixId: id })
    else kept.push('a note')
  }
  await removeExtras(ctx, person.id, outcome, merged)
  if (outcome.photo && !merged.single('photo', outcome.photo)) await takePhoto(ctx, person.id, outcome.photo)
  if (person.updatedAt === outcome.after && outcome.before && kept.length === 0)
    await restoreUpdatedAt(ctx, person.id, outcome.before)
  return kept.length > 0 ? `Changed since and therefore kept: ${kept.join(', ')}.` : undefined
}

function restoreFields(person: Row, { changed = {}, added }: ImportOutcome, merged: MergedValues) {
  const kept: string[] = []
  const changes: Record<string, unknown> = {}
  for (const [name, { was, became }] of Object.entries(changed)) {
    if (person[name as keyof Row] === became && !merged.single(name, became)) changes[name] = was
    else kept.push(name)
  }
  for (const field of added ? listFields : []) {
    const ours = new Set(added?.[field].flatMap((value) => (merged.listed(field, value) ? [] : json(value))))
    const left = person[field].filter((value) => !ours.has(json(value)))
    if (left.length < person[field].length) changes[field] = left
  }
  return { changes: changes as Details & { displayName?: string }, kept }
}

async function isNoteUntouched(ctx: MemberContext, connectionId: string, { id, text }: { id: string; text: string }) {
  const row = await ctx.db
    .selectFrom('interactions')
    .select(noteColumns)
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
  return row !== undefined && isUntouched(row, text)
}

const noteColumns = ['text', 'source'] as const
type Note = { text: string | null; source: string }

/** A note that the member has edited has another source. */
const isUntouched = (note: Note, text: string) => note.text === text && note.source === 'import'

async function removeExtras(
  ctx: MemberContext,
  connectionId: string,
  { extras = [], uid }: ImportOutcome,
  merged: MergedValues,
) {
  const lines = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  if (extras.length > 0)
    await saveExtras(
      ctx,
      connectionId,
      lines.filter((line) => !extras.includes(line) || merged.line(line)),
    )
  if (uid && !merged.uid(uid)) await removeUids(ctx, connectionId, [uid])
}

/** So that a person added by an earlier row of the import still counts as unchanged. */
async function restoreUpdatedAt(ctx: MemberContext, connectionId: string, updatedAt: string) {
  await ctx.db
    .updateTable('connections')
    .set({ updatedAt })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .execute()
}
