import { mostOf } from '#people/connections/api.ts'
import { updateConnection } from '#people/connections/connections.ts'
import { keepExtras, keepUids, withRoom } from '#people/connections/record/extras.ts'
import { type Details, lockConnectionRow, type Row } from '#people/connections/record/row.ts'
import { listed } from '#people/duplicates/merging/lists.ts'
import { logImported } from '#people/interactions/interactions.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportedContact, ImportOutcome, Lists } from '#platform/db/schema/values.ts'
import { type Difference, difference } from '../matching/differences.ts'
import { besideOf } from '../matching/stored-extras.ts'
import { valueLine } from '../reading/extra-lines.ts'
import type { StoredImport } from '../stored-import.ts'
import { type Done, entriesFor, lack, linesOf } from './add-rows.ts'

/** Gives somebody who is known what a contact says of them, and tells what that was: enough to take it back. */
export async function mergeRow(
  ctx: MemberContext,
  contact: ImportedContact,
  connectionId: string,
  { conflicts, notes }: Pick<StoredImport, 'conflicts' | 'notes'>,
): Promise<Done> {
  const before = await lockConnectionRow(ctx, connectionId)
  const beside = (await besideOf(ctx, [{ contact, connectionId }]))(contact, connectionId)
  const found = difference(contact, before, beside)
  const { lists, over } = withinBounds(before, found.lists)
  const changed = changesOf(contact, before, found, conflicts === 'theirs')
  const changes = { ...valuesOf(changed), ...longer(before, lists) } as Details & { displayName?: string }
  const isChanged = Object.keys(changes).length > 0
  const after = isChanged ? await updateConnection(ctx, { connectionId, ...changes }) : before
  const lines = [...linesOf(found, notes), ...over].filter((line) => !beside.extras.includes(line))
  const extras = withRoom(beside.extras, lines)
  if (extras.length > 0) await keepExtras(ctx, connectionId, [...beside.extras, ...extras])
  if (found.uid) await keepUids(ctx, [{ uid: found.uid, connectionId }])
  const { revisedAt } = contact
  const told = notes === 'timeline' ? entriesFor(ctx, connectionId, { notes: found.notes, revisedAt }) : []
  const entries = (await logImported(ctx, told)).map(({ id, text }) => ({ id, text }))
  const times = { before: before.updatedAt, after: after.updatedAt }
  const outcome = {
    changed,
    added: lists,
    extras,
    ...(found.uid && { uid: found.uid }),
    entries,
    ...times,
    ...lack(lines, extras),
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

function longer(before: Lists, added: Lists) {
  const fields = listed.filter((field) => added[field].length > 0)
  return Object.fromEntries(fields.map((field) => [field, [...before[field], ...added[field]]]))
}

/** What a list has no room for is kept beside it. */
function withinBounds(before: Lists, added: Lists) {
  const room = (field: keyof Lists) => Math.max(0, mostOf[field] - before[field].length)
  const properties = { emails: 'EMAIL', phones: 'TEL', tags: 'CATEGORIES', profiles: 'URL' }
  const over = listed.flatMap((field) =>
    added[field]
      .slice(room(field))
      .map((value) => valueLine(properties[field], typeof value === 'string' ? value : value.url)),
  )
  const lists = Object.fromEntries(listed.map((field) => [field, added[field].slice(0, room(field))])) as Lists
  return { lists, over }
}
