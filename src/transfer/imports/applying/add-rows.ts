import { listLines, writtenLists } from '#cards/vcards/format/fields.ts'
import { maxExtraBytes } from '#cards/vcards/reading/extras.ts'
import { say } from '#contract/texts/text.ts'
import { addConnections, updateConnection } from '#people/connections/connections.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { addExtras, findExtras, fitExtras, saveExtras, saveUids } from '#people/connections/record/extras.ts'
import { listFields, withOwnLabels } from '#people/connections/record/lists.ts'
import { type Details, lockConnectionRow, type Row } from '#people/connections/record/row.ts'
import { logImported } from '#people/interactions/logged.ts'
import { tellBoth } from '#people/relations/relations.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import type { ImportNotes } from '#platform/db/schema/imports.ts'
import type { ImportedContact, ImportOutcome, Lists } from '#platform/db/schema/values.ts'
import { addRecords, takeRecords } from '../../address-book/records.ts'
import { compareContact, type Difference, loadStoredExtras } from '../matching/differences.ts'
import { noteLine } from '../reading/contact.ts'
import type { StoredImport } from '../stored-import.ts'
import { photoOutcome } from './photos.ts'

/** The person of a row, and the data for undo. */
export type AppliedRow = { connectionId: string; outcome: ImportOutcome }

/** Adds new people as `Connections_create` does, with extras, UIDs and notes. Relations and dates come later. */
export async function addRows(
  ctx: MemberContext,
  contacts: ImportedContact[],
  notes: ImportNotes,
): Promise<AppliedRow[]> {
  const rows = await addConnections(ctx, contacts.map(detailsOf))
  const people = rows.map((row, at) => ({ ...row, contact: contacts[at] as ImportedContact }))
  const extras = people.flatMap(({ contact, id }) => {
    const lines = fitExtras([], takeRecords(extraLinesOf(contact, notes)).rest)
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
    const lines = takeRecords(extraLinesOf(contact, notes)).rest
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

/** Adds the relations and dates among the lines of a person. Those that cannot be one stay lines. */
export async function recordLines(ctx: MemberContext, connectionId: string, lines: string[]) {
  const records = takeRecords(lines)
  if (records.related.length + records.dates.length === 0) return {}
  const { relationIds, dateIds, lines: untaken } = await addRecords(ctx, connectionId, records, tellBoth)
  const had = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  const added = fitExtras(
    had,
    untaken.filter((line) => !had.includes(line)),
  )
  if (added.length > 0) await saveExtras(ctx, connectionId, [...had, ...added])
  return { ...(relationIds.length > 0 && { relations: relationIds }), ...(dateIds.length > 0 && { dates: dateIds }) }
}

function detailsOf(contact: ImportedContact) {
  const { uid: _, notes: __, extras: ___, problems: ____, revisedAt: _____, photo, entries, ...details } = contact
  return details
}

/** Timeline entries for these notes, each with its own day, or dated by the vCard's revision if it has one. */
export function entriesFor(
  ctx: MemberContext,
  connectionId: string,
  contact: Pick<ImportedContact, 'notes' | 'revisedAt' | 'entries'>,
  notes = contact.notes,
) {
  const now = nowText(ctx)
  const places = new Map(contact.notes.map((text, at) => [text, at]))
  return notes.map((text) => {
    const { kind = 'note', at = contact.revisedAt } = contact.entries?.[places.get(text) ?? 0] ?? {}
    return { connectionId, kind, text, occurredAt: at && at < now ? at : now }
  })
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

/** Adds a contact's details to a person, and returns the data for undo. */
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
  const lines = [...takeRecords(extraLinesOf(found, notes)).rest, ...over].filter(
    (line) => !stored.extras.includes(line),
  )
  const extras = fitExtras(stored.extras, lines)
  if (extras.length > 0) await saveExtras(ctx, connectionId, [...stored.extras, ...extras])
  if (found.uid) await saveUids(ctx, [{ uid: found.uid, connectionId }])
  const records = await recordLines(ctx, connectionId, found.extras)
  const newEntries = notes === 'timeline' ? entriesFor(ctx, connectionId, contact, found.notes) : []
  const entries = (await logImported(ctx, newEntries)).map(({ id, text }) => ({ id, text }))
  const times = { before: before.updatedAt, after: after.updatedAt }
  const outcome = {
    changed,
    added: lists,
    extras,
    ...(found.uid && { uid: found.uid }),
    ...photoOutcome(found.photo),
    ...records,
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
  const over = writtenLists.flatMap((field) => listLines(field, added[field].slice(room(field))))
  const lists = Object.fromEntries(listFields.map((field) => [field, added[field].slice(0, room(field))])) as Lists
  return { lists: withOwnLabels(before, lists), over }
}
