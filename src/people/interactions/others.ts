import type { MemberContext } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { connectionNotFound, type LockedPerson } from '../connections/record/lock.ts'
import { addOthers, type EntryPerson, otherIdsOf } from '../entry-people/entry-people.ts'
import { indexTerms } from '../search/index/terms.ts'
import { contactIn, type Row, termsRecord } from './row.ts'

// The people of an entry about several.

type Named = { connectionId: string; connectionIds?: string[] | undefined }

/** Everybody a new entry is about, each once, the first one first. */
export const idsIn = ({ connectionId, connectionIds = [] }: Named) => [...new Set([connectionId, ...connectionIds])]

/** Everybody an entry is about, whoever looks at it first. */
export const idsOf = ({ connectionId, others = [] }: Pick<Row, 'connectionId' | 'others'>) => [
  connectionId,
  ...others.map((each) => each.connectionId),
]

/** An entry that one of its people sees, as its first one does: promises that name nobody are theirs. */
export function fromFirst<View extends { with?: EntryPerson[] | undefined }>(
  view: View,
  viewer: EntryPerson,
  first: EntryPerson,
) {
  const others = [viewer, ...(view.with ?? [])].filter(({ connectionId }) => connectionId !== first.connectionId)
  return { ...view, ...first, with: others }
}

export const named = ({ id, displayName }: LockedPerson) => ({ connectionId: id, displayName })

/** The people with these ids. Refuses an id of nobody. */
export function requireLocked(locked: ReadonlyMap<string, LockedPerson>, [id = '', ...others]: string[]) {
  const get = (id: string) => {
    const person = locked.get(id)
    if (!person) throw connectionNotFound()
    return person
  }
  return [get(id), ...others.map(get)] as const
}

type Words = Pick<Row, 'kind' | 'text' | 'transcript' | 'occurredAt'>

/** Replaces the others of an entry, and returns who is first now. Those who are removed or merged stay stored. */
export async function replaceOthers(ctx: MemberContext, row: Row, others: LockedPerson[]) {
  const { id: interactionId, occurredAt, contact } = row
  const before = idsOf(row)
  const after = [row.connectionId, ...others.map(({ id }) => id)]
  const gone = before.filter((id) => !after.includes(id))
  if (gone.length > 0) await ofEntry(ctx, interactionId).where('connectionId', 'in', gone).execute()
  const added = others.filter(({ id }) => !before.includes(id))
  const contacts = added.map((person) => ({ connectionId: person.id, contact: contactIn(ctx, row, person) }))
  await addOthers(ctx, { interactionId, occurredAt }, contacts)
  if (added.length > 0) await updateOwn(ctx, 'interactions', interactionId).set({ shared: 1 }).execute()
  const first = row.firstId ?? row.connectionId
  if (after.includes(first)) return first
  await updateOwn(ctx, 'interactions', interactionId).set({ connectionId: row.connectionId, contact }).execute()
  return row.connectionId
}

/** Brings the rows of the others up to date with their entry. Whether it is contact is read again for these people. */
export async function updateOthers(ctx: MemberContext, ixId: string, now: Words, reread: LockedPerson[]) {
  const rows = ctx.db.updateTable('entryPeople').where('memberId', '=', ctx.member.id).where('interactionId', '=', ixId)
  await rows.set({ occurredAt: now.occurredAt }).execute()
  for (const [contact, people] of Map.groupBy(reread, (person) => contactIn(ctx, now, person))) {
    const ids = people.map(({ id }) => id)
    await rows.set({ contact }).where('connectionId', 'in', ids).execute()
  }
}

/** For whom an entry is indexed: also for those who are removed, so that it is found again when they come back. */
export async function indexedFor(ctx: MemberContext, { id, connectionId, firstId = connectionId, shared }: Row) {
  return shared ? [...new Set([firstId, connectionId, ...(await otherIdsOf(ctx, id))])] : [connectionId]
}

type Indexed = { people: string[]; terms: string[] }

/** Lets an entry be found with each of its people, and no longer with those who left. */
export async function indexForPeople(ctx: MemberContext, ixId: string, before: Indexed, now: Indexed) {
  for (const id of new Set([...before.people, ...now.people])) {
    const had = before.people.includes(id) ? before.terms : []
    await indexTerms(ctx, termsRecord(id, ixId), had, now.people.includes(id) ? now.terms : [])
  }
}

const ofEntry = ({ db, member }: MemberContext, ixId: string) =>
  db.deleteFrom('entryPeople').where('memberId', '=', member.id).where('interactionId', '=', ixId)
