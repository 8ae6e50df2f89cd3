import { type SelectQueryBuilder, sql } from 'kysely'
import { chunks } from '#platform/db/batches.ts'
import { prepared, preparedForLists } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

// An entry about several people is stored with the first of them, and the others are in `entryPeople`. A row counts if its
// person and its entry exist, and if that person is not the first one by now, as after a merge.

type Owner = { db: Db; member: { id: string } }
type PersonKey = { memberId: string; connectionId: string }

/** The entries that a person shares as one of the others. */
export function sharedEntries(db: Db, { memberId, connectionId }: PersonKey) {
  return joinEntries(db)
    .where('entryPeople.memberId', '=', memberId)
    .where('entryPeople.connectionId', '=', connectionId)
}

/** The timeline of a person as one table: their own entries and those they share, each with their id. */
export function entriesOfPerson(db: Db, { memberId, connectionId }: PersonKey) {
  const both = sql`(select member_id, id, connection_id, kind, text, transcript, source, occurred_at, created_at,
      contact, shared from interactions where member_id = ${memberId} and connection_id = ${connectionId}
    union all select entry.member_id, entry.id, other.connection_id, entry.kind, entry.text, entry.transcript,
      entry.source, other.occurred_at, entry.created_at, other.contact, entry.shared from entry_people as other
    join interactions as entry on entry.member_id = other.member_id and entry.id = other.interaction_id
      and entry.connection_id != other.connection_id
    where other.member_id = ${memberId} and other.connection_id = ${connectionId})`
  // It has the columns of the table, without the recording.
  return db.selectFrom(both.as('interactions')) as unknown as SelectQueryBuilder<Schema, 'interactions', object>
}

/** The same of several people, or of all. */
export const sharedEntriesOf = (db: Db, memberId: string) =>
  joinEntries(db).where('entryPeople.memberId', '=', memberId)

function joinEntries(db: Db) {
  return db
    .selectFrom('entryPeople')
    .innerJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'entryPeople.memberId')
        .onRef('interactions.id', '=', 'entryPeople.interactionId')
        .onRef('interactions.connectionId', '!=', 'entryPeople.connectionId'),
    )
}

/** Someone an entry is about, as entries name them. */
export type EntryPerson = { connectionId: string; displayName: string }

/** An entry with one of its people. */
type About = { entry: string; connectionId: string }

/** Everybody each of these entries is about, the first one first. Removed people are left out. */
export async function findPeopleOf(owner: Owner, entries: string[]) {
  if (entries.length === 0) return new Map<string, EntryPerson[]>()
  return findPeopleBeside(owner, await firstOf(owner.db, { memberId: owner.member.id }, entries), entries)
}

/** The same where the first one of each entry is known. A removed entry has only others. */
export async function findPeopleBeside({ db, member }: Owner, first: About[], entries = first.map((row) => row.entry)) {
  const all = new Map<string, EntryPerson[]>()
  const key = { memberId: member.id }
  const others = await othersOf(db, key, entries)
  const rows = [...first, ...others.sort(byPerson)]
  // Not joined: the database might walk through all people in the order of their ids.
  const people = rows.length === 0 ? [] : await findNames(db, key, [...new Set(rows.map((row) => row.connectionId))])
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]))
  for (const { entry, connectionId } of rows) {
    const displayName = names.get(connectionId)
    if (displayName === undefined) continue
    const found = all.getOrInsertComputed(entry, () => [])
    if (found.every((each) => each.connectionId !== connectionId)) found.push({ connectionId, displayName })
  }
  return all
}

const byPerson = (a: About, b: About) => (a.connectionId < b.connectionId ? -1 : 1)

/** With a column that no other index has: SQLite would read all of one that has both others. */
const firstOf = preparedForLists((db, { memberId }: { memberId: string }, entries) =>
  db
    .selectFrom('interactions')
    .select(['id as entry', 'connectionId', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('id', 'in', entries),
)

const othersOf = preparedForLists((db, { memberId }: { memberId: string }, entries) =>
  db
    .selectFrom('entryPeople')
    .select(['interactionId as entry', 'connectionId'])
    .where('memberId', '=', memberId)
    .where('interactionId', 'in', entries),
)

const findNames = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db.selectFrom('connections').select(['id', 'displayName']).where('memberId', '=', memberId).where('id', 'in', ids),
)

type EntryKey = { memberId: string; ixId: string }

/** The ids of the others, also of those who are removed. */
export async function otherIdsOf({ db, member }: Owner, ixId: string) {
  return (await idsOf(db, { memberId: member.id, ixId })).map(({ connectionId }) => connectionId)
}

const idsOf = prepared((db, { memberId, ixId }: EntryKey) =>
  db
    .selectFrom('entryPeople')
    .select('connectionId')
    .where('memberId', '=', memberId)
    .where('interactionId', '=', ixId),
)

type Other = Pick<Schema['entryPeople'], 'connectionId' | 'contact'>
type OfEntry = Pick<Schema['entryPeople'], 'interactionId' | 'occurredAt'>

/** Who is there already stays. */
export async function addOthers({ db, member }: Owner, entry: OfEntry, others: Other[]) {
  for (const other of others) await insertOther(db, { memberId: member.id, ...entry, ...other })
}

const insertOther = prepared(
  (db, { memberId, interactionId, connectionId, occurredAt, contact }: OfEntry & Other & { memberId: string }) =>
    db
      .insertInto('entryPeople')
      .values({ memberId, interactionId, connectionId, occurredAt, contact })
      .onConflict((conflict) => conflict.doNothing()),
)

/** When entries are deleted for good. */
export async function forgetOthers({ db, member }: Owner, entries: string[]) {
  for (const ids of chunks(entries))
    await db.deleteFrom('entryPeople').where('memberId', '=', member.id).where('interactionId', 'in', ids).execute()
}
