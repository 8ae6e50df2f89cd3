import { sql } from 'kysely'
import { afterCommit, type Kith, transaction } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { unlessLockedOut } from '#platform/db/others-wait.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type Db, isPostgres } from '#platform/db/schema/schema.ts'
import { oncePerMinute } from '#platform/log/log.ts'
import { findPeopleOf } from '../../entry-people/entry-people.ts'
import { entryTerms, type IndexedRecord, indexRecords, noteLeaving, removeOfOne } from './terms.ts'
import type { Owner } from './vocabulary.ts'
import { letWait, waitingIn } from './waiting.ts'

// The words of a note are scattered over the index. Where a service alone uses the database, new entries wait, and many
// are indexed together in the order of the index, which writes far fewer pages. Whoever reads words of entries calls
// `indexWaiting` first. What changes or removes an entry need not: entries are indexed as they are then, and words that are
// in the index already stay.

type Store = { db: Db }

/** In the transaction that adds the entry, before it writes the event. `others`: who else it is about. */
export async function indexEntry(ctx: Owner, entry: Entry, others: string[]) {
  const waiting = waitingIn(ctx.db)
  if (!waiting) return indexRecords(ctx, recordsOf(entry, others))
  await storeBeginning(ctx.db, {})
  waiting.add(ctx.member.id)
  afterCommit(ctx, () => waiting.onAdded(lengthOf(entry)))
}

/** Another process may have indexed all that waited since the last entry. */
const storeBeginning = prepared((db) =>
  db
    .updateTable('instance')
    .set({ unindexedAfter: sql<number>`(select coalesce(max(number), 0) from events)` })
    .where('unindexedAfter', 'is', null),
)

/** Before the words of a member's entries are read. While nobody can write, the last entries are not found yet. */
export async function indexWaiting(ctx: Owner) {
  if (await isWaiting(ctx)) await unlessLockedOut(ctx.db, indexAllWaiting(ctx))
}

async function isWaiting({ db, member }: Owner) {
  const waiting = waitingIn(db)
  if (waiting) return waiting.has(member.id)
  if (isPostgres(db)) return false
  // A service may run beside this process.
  const [instance] = await findBeginning(db, {})
  return instance?.unindexedAfter !== null
}

const findBeginning = prepared((db) => db.selectFrom('instance').select('unindexedAfter'))

/** Those of all members. */
export async function indexAllWaiting({ db }: Store) {
  for (let isMore = true; isMore; ) isMore = await transaction({ db }, indexBatch)
}

/** Returns whether there is more. */
async function indexBatch({ db }: Store) {
  const waiting = waitingIn(db)
  const batch = waiting?.beginBatch() ?? 0
  const [instance] = await findBeginning(db, {})
  const after = instance?.unindexedAfter ?? null
  const last = after === null ? null : await indexEntriesAfter(db, after)
  if (after !== null) await db.updateTable('instance').set({ unindexedAfter: last }).execute()
  if (last === null) afterCommit({ db }, () => waiting?.endBatch(batch))
  return last !== null
}

/** No transaction may take long: a batch has so many entries at most, and ends after so many letters. */
const maxEntries = 500
const maxLength = 100_000

/** Returns the number of the last event that it covers; null if there are no later ones. */
async function indexEntriesAfter(db: Db, after: number) {
  const entries = await entriesAfter(db, { after, limit: maxEntries })
  let length = 0
  const end = entries.findIndex((entry) => {
    length += lengthOf(entry)
    return length > maxLength
  })
  const batch = end < 0 ? entries : entries.slice(0, end + 1)
  for (const [id, theirs] of Map.groupBy(batch, ({ memberId }) => memberId)) {
    const ctx = { db, member: { id } }
    const shared = theirs.flatMap(({ sourceId, shared }) => (shared ? [sourceId] : []))
    const people = await findPeopleOf(ctx, shared)
    const othersOf = ({ sourceId }: Entry) => people.get(sourceId)?.map((each) => each.connectionId) ?? []
    await indexRecords(ctx, (await mapInTurns(theirs, (entry) => recordsOf(entry, othersOf(entry)))).flat())
  }
  return entries.length < maxEntries && batch.length === entries.length ? null : (batch.at(-1)?.number ?? null)
}

type Entry = { connectionId: string; sourceId: string; text: string | null; transcript: string | null }

function recordsOf({ connectionId, sourceId, text, transcript }: Entry, others: string[]): IndexedRecord[] {
  const terms = entryTerms(text, transcript)
  const people = new Set([connectionId, ...others])
  return [...people].map((connectionId) => ({ connectionId, sourceId, place: 'said', terms }))
}

const lengthOf = ({ text, transcript }: Entry) => (text?.length ?? 0) + (transcript?.length ?? 0)

const entriesAfter = prepared((db, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('events')
    .innerJoin('interactions', (join) =>
      join.onRef('interactions.memberId', '=', 'events.memberId').onRef('interactions.id', '=', 'events.subjectId'),
    )
    .select(['events.memberId', 'events.number', 'interactions.connectionId', 'interactions.id as sourceId'])
    .select(['interactions.text', 'interactions.transcript', 'interactions.shared'])
    .where('events.kind', '=', 'interaction.added')
    .where('events.number', '>', after)
    .orderBy('events.number')
    .limit(limit),
)

/** Removes the terms of many records. */
export async function removeTerms(ctx: Owner, records: IndexedRecord[]) {
  if (isPostgres(ctx.db)) await removeByLists(ctx, records)
  else await removeOneByOne(ctx, records)
  await noteLeaving(ctx, records)
}

/** SQLite takes three times as long for a list of keys: it stores the list, and then what it found, before it deletes. */
async function removeOneByOne(ctx: Owner, records: IndexedRecord[]) {
  const giveTurn = takeTurns()
  for (const record of records) {
    await giveTurn()
    await removeOfOne(ctx, record)
  }
}

const removedAtOnce = 500

/** The keys are sent as lists, hundreds in a statement. */
async function removeByLists({ db, member }: Owner, records: IndexedRecord[]) {
  const keys = records.flatMap(({ terms, place, connectionId, sourceId }) =>
    terms.map((term): Key => [place, term, connectionId, sourceId]),
  )
  for (const part of chunks(keys, removedAtOnce)) await removeKeys(db, member.id, part)
}

type Key = [place: string, term: string, connectionId: string, sourceId: string]

/** Key by key (`limit 1`): PostgreSQL would read all terms of the member to join them. */
async function removeKeys(db: Db, memberId: string, keys: Key[]) {
  const [places, terms, people, sources] = [0, 1, 2, 3].map((at) => keys.map((key) => key[at]))
  await sql`delete from search_terms where member_id = ${memberId} and ctid = any(array(
    select found.ctid from unnest(${places}::text[], ${terms}::text[], ${people}::uuid[], ${sources}::uuid[])
      as gone (place, term, connection_id, source_id) cross join lateral (
        select ctid from search_terms as each where each.member_id = ${memberId} and each.place = gone.place
        and each.term = gone.term and each.connection_id = gone.connection_id and each.source_id = gone.source_id limit 1
      ) as found))`.execute(db)
}

/** Nobody added an entry for so long. */
const quietMs = 100

/** About a hundred short notes, in letters. A search that comes just before has to index them. */
const maxWaiting = 10_000

/**
 * Lets new entries wait, and indexes them in a quiet moment, or when many wait. On SQLite only: one service uses the database,
 * so it knows what waits.
 */
export function openIndexer(kith: Pick<Kith, 'db' | 'log'>) {
  if (isPostgres(kith.db)) return { close: async () => {} }
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'indexing new entries failed'))
  let quiet: NodeJS.Timeout | undefined
  let waitingLength = 0
  const run = () => {
    waitingLength = 0
    return indexAllWaiting(kith).catch(complain)
  }
  const waiting = letWait(kith.db, (length) => {
    waitingLength += length
    clearTimeout(quiet)
    if (waitingLength > maxWaiting) void run()
    else quiet = setTimeout(run, quietMs).unref()
  })
  const close = async () => {
    waiting.end()
    clearTimeout(quiet)
    await run()
  }
  return { close }
}
