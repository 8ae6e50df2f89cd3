import { sql } from 'kysely'
import { chunks } from '#platform/db/batches.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { type Db, json, type Schema } from '#platform/db/schema/schema.ts'
import { findPeopleOf } from './entry-people.ts'

// What happens to shared entries when their people are removed, restored or merged. Rows of people who are gone stay; what
// adds a row for the time being notes itself as its cause.

type Owner = { db: Db; member: { id: string } }
type Entry = Pick<Schema['interactions'], 'id' | 'connectionId' | 'occurredAt'> & { contact: 'yes' | 'no' }

/**
 * The first of these entries was removed: somebody else who is there becomes the first. Returns the entries that have
 * nobody else. With a removal, undoing it gives the entries back.
 */
export async function passOn<Row extends Entry>(owner: Owner, entries: Row[], causeId: string | null) {
  const people = await findPeopleOf(
    owner,
    entries.map(({ id }) => id),
  )
  for (const entry of entries) {
    const [next] = people.get(entry.id) ?? []
    if (!next) continue
    await standBack(owner, entry, causeId)
    await putFirst(owner, entry.id, next.connectionId)
  }
  return entries.filter(({ id }) => !people.has(id))
}

/** Lets somebody who is gone have the entry back, as the first, once their removal is undone: it notes the entry. */
export async function standBack({ db, member }: Owner, entry: Entry, removalId: string | null) {
  const { id: interactionId, connectionId, occurredAt, contact } = entry
  await db
    .insertInto('entryPeople')
    .values({ memberId: member.id, interactionId, connectionId, occurredAt, contact, causeId: removalId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (removalId === null) return
  const noted = { memberId: member.id, removalId, tableName: firstOf, recordId: interactionId }
  await db
    .insertInto('removedRecords')
    .values({ ...noted, before: json({ connectionId }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes, among what a removal took away, the entries that the person was the first of. */
const firstOf = 'entryPeople'

/** Their row stays. */
async function putFirst(owner: Owner, interactionId: string, connectionId: string) {
  const { db, member } = owner
  const contact = sql<'yes' | 'no'>`coalesce((select contact from entry_people where member_id = ${member.id}
    and interaction_id = ${interactionId} and connection_id = ${connectionId}), contact)`
  await updateOwn({ db, member }, 'interactions', interactionId).set({ connectionId, contact }).execute()
}

/** As one of the others. */
async function keepFirst({ db, member }: Owner, interactionId: string) {
  await sql`insert into entry_people (member_id, interaction_id, connection_id, occurred_at, contact)
    select member_id, id, connection_id, occurred_at, contact from interactions
    where member_id = ${member.id} and id = ${interactionId} on conflict do nothing`.execute(db)
}

/** A person is there again: they are the first of the entries that others had for them. */
export async function takeFirstAgain(owner: Owner, connectionId: string, removalId: string) {
  const { db, member } = owner
  const noted = await db
    .selectFrom('removedRecords')
    .select('recordId')
    .where('memberId', '=', member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', firstOf)
    .execute()
  const ids = noted.map(({ recordId }) => recordId)
  for (const id of ids) {
    await keepFirst(owner, id)
    await putFirst(owner, id, connectionId)
  }
  for (const some of chunks(ids))
    await db
      .updateTable('removals')
      .set({ connectionId })
      .where('memberId', '=', member.id)
      .where('kind', '=', 'interaction')
      .where('subjectId', 'in', some)
      .execute()
  await forgetCause(owner, removalId)
}

/** Undoing a merge or removal deletes the rows it added. */
export async function forgetCause({ db, member }: Owner, causeId: string) {
  await db.deleteFrom('entryPeople').where('memberId', '=', member.id).where('causeId', '=', causeId).execute()
}

type Merge = { id: string; from: string; to: string }

/** Who stays is on all entries of who was merged into them. */
export async function copyRows({ db, member }: Owner, { id, from, to }: Merge) {
  await sql`insert into entry_people (member_id, interaction_id, connection_id, occurred_at, contact, cause_id)
    select member_id, interaction_id, ${to}, occurred_at, contact, ${id} from entry_people
    where member_id = ${member.id} and connection_id = ${from} on conflict do nothing`.execute(db)
}

/** The shared entries of these people that exist, with their words and everybody who has a row. */
export async function sharedEntriesWith({ db, member }: Owner, people: string[]) {
  const entries = await db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'text', 'transcript'])
    .where('memberId', '=', member.id)
    .where('shared', '=', 1)
    .where((where) =>
      where.or([
        where('connectionId', 'in', people),
        where('id', 'in', (of) =>
          of
            .selectFrom('entryPeople')
            .select('interactionId')
            .where('memberId', '=', member.id)
            .where('connectionId', 'in', people),
        ),
      ]),
    )
    .execute()
  const rows: { interactionId: string; connectionId: string }[] = []
  for (const some of chunks(entries))
    rows.push(
      ...(await db
        .selectFrom('entryPeople')
        .select(['interactionId', 'connectionId'])
        .where('memberId', '=', member.id)
        .where(
          'interactionId',
          'in',
          some.map(({ id }) => id),
        )
        .execute()),
    )
  const others = Map.groupBy(rows, ({ interactionId }) => interactionId)
  return entries.map((entry) => {
    const rows = new Set(others.get(entry.id)?.map((row) => row.connectionId))
    return { ...entry, rows, people: new Set([entry.connectionId, ...rows]) }
  })
}

/** The shared entries of a person whose last other was removed after them, so that they lie in that removal. */
export async function findTakenAlong({ db, member }: Owner, connectionId: string) {
  return db
    .selectFrom('entryPeople')
    .innerJoin('removedRecords as removed', (join) =>
      join
        .onRef('removed.memberId', '=', 'entryPeople.memberId')
        .on('removed.tableName', '=', 'interactions')
        .onRef('removed.recordId', '=', sql<string>`cast(entry_people.interaction_id as text)`),
    )
    .innerJoin('removals', (join) =>
      join.onRef('removals.memberId', '=', 'removed.memberId').onRef('removals.id', '=', 'removed.removalId'),
    )
    .select(['removed.removalId', 'entryPeople.interactionId', 'entryPeople.causeId'])
    .where('entryPeople.memberId', '=', member.id)
    .where('entryPeople.connectionId', '=', connectionId)
    .where('removals.kind', '=', 'connection')
    .where('removals.subjectId', '!=', connectionId)
    .execute()
}
