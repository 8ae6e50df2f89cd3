import { listLines } from '#cards/vcards/format/list-lines.ts'
import { updateConnection } from '#people/connections/connections.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { fitExtras, saveExtras, saveUids } from '#people/connections/record/extras.ts'
import { listFields } from '#people/connections/record/lists.ts'
import { type Details, lockConnectionRow, type Row } from '#people/connections/record/row.ts'
import { logImported } from '#people/interactions/logged.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportedContact, ImportOutcome, Lists } from '#platform/db/schema/values.ts'
import { compareContact, type Difference } from '../matching/differences.ts'
import { loadStoredExtras } from '../matching/stored-extras.ts'
import type { StoredImport } from '../stored-import.ts'
import { type AppliedRow, entriesFor, extraLinesOf, noRoomReason } from './add-rows.ts'
import { photoOutcome } from './photos.ts'

/** Adds what a contact says to a person, and returns what is needed to undo it. */
export async function mergeRow(
  ctx: MemberContext,
  contact: ImportedContact,
  connectionId: string,
  { conflicts, notes }: Pick<StoredImport, 'conflicts' | 'notes'>,
): Promise<AppliedRow> {
  const before = await lockConnectionRow(ctx, connectionId)
  const stored = (await loadStoredExtras(ctx, [{ contact, connectionId }]))(contact, connectionId)
  const found = compareContact(contact, before, { ...stored, hasPhoto: before.photo !== null })
  const { lists, over } = splitByRoom(before, found.lists)
  const changed = changesOf(contact, before, found, conflicts === 'theirs')
  const changes = { ...valuesOf(changed), ...extendLists(before, lists) } as Details & { displayName?: string }
  const isChanged = Object.keys(changes).length > 0
  const after = isChanged ? await updateConnection(ctx, { connectionId, ...changes }) : before
  const lines = [...extraLinesOf(found, notes), ...over].filter((line) => !stored.extras.includes(line))
  const extras = fitExtras(stored.extras, lines)
  if (extras.length > 0) await saveExtras(ctx, connectionId, [...stored.extras, ...extras])
  if (found.uid) await saveUids(ctx, [{ uid: found.uid, connectionId }])
  const { revisedAt } = contact
  const newEntries = notes === 'timeline' ? entriesFor(ctx, connectionId, { notes: found.notes, revisedAt }) : []
  const entries = (await logImported(ctx, newEntries)).map(({ id, text }) => ({ id, text }))
  const times = { before: before.updatedAt, after: after.updatedAt }
  const outcome = {
    changed,
    added: lists,
    extras,
    ...(found.uid && { uid: found.uid }),
    ...photoOutcome(found.photo),
    entries,
    ...times,
    ...noRoomReason(lines, extras),
  }
  return { connectionId, outcome }
}

type Changed = NonNullable<ImportOutcome['changed']>

function changesOf(contact: ImportedContact, before: Row, { fills, differs }: Difference, isTheirs: boolean): Changed {
  const fields = [
    ...Object.keys(fills),
    ...(isTheirs ? differs.map(({ field }) => field) : []),
  ] as (keyof typeof fills)[]
  return Object.fromEntries(fields.map((field) => [field, { was: before[field], became: contact[field] }]))
}

const valuesOf = (changed: Changed) =>
  Object.fromEntries(Object.entries(changed).map(([field, { became }]) => [field, became]))

function extendLists(before: Lists, added: Lists) {
  const fields = listFields.filter((field) => added[field].length > 0)
  return Object.fromEntries(fields.map((field) => [field, [...before[field], ...added[field]]]))
}

/** Splits values into those a list has room for, and vCard lines for the rest. */
function splitByRoom(before: Lists, added: Lists) {
  const room = (field: keyof Lists) => Math.max(0, maxItems[field] - before[field].length)
  const over = listFields.flatMap((field) => listLines(field, added[field].slice(room(field))))
  const lists = Object.fromEntries(listFields.map((field) => [field, added[field].slice(0, room(field))])) as Lists
  return { lists, over }
}
