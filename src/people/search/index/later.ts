import { sql } from 'kysely'
import { afterCommit, transaction } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { unlessLockedOut } from '#platform/db/others-wait.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type Db, isPostgres } from '#platform/db/schema/schema.ts'
import { entryTerms, type IndexedRecord, indexRecords } from './terms.ts'
import type { Owner } from './vocabulary.ts'
import { waitingIn } from './waiting.ts'

// The words of a note are scattered over the index. Where a service alone uses the database, new entries wait, and many
// are indexed together in the order of the index, which writes far fewer pages. Whoever reads words of entries calls
// `indexWaiting` first. What changes or removes an entry need not: entries are indexed as they are then, and words that are
// in the index already stay.

type Store = { db: Db }

/** In the transaction that adds the entry, before it writes the event. */
export async function indexEntry(ctx: Owner, entry: Entry) {
  const waiting = waitingIn(ctx.db)
  if (!waiting) return indexRecords(ctx, [recordOf(entry)])
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
  for (const [id, theirs] of Map.groupBy(batch, ({ memberId }) => memberId))
    await indexRecords({ db, member: { id } }, await mapInTurns(theirs, recordOf))
  return entries.length < maxEntries && batch.length === entries.length ? null : (batch.at(-1)?.number ?? null)
}

type Entry = { connectionId: string; sourceId: string; text: string | null; transcript: string | null }

function recordOf({ connectionId, sourceId, text, transcript }: Entry): IndexedRecord {
  return { connectionId, sourceId, place: 'said', terms: entryTerms(text, transcript) }
}

const lengthOf = ({ text, transcript }: Entry) => (text?.length ?? 0) + (transcript?.length ?? 0)

const entriesAfter = prepared((db, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('events')
    .innerJoin('interactions', (join) =>
      join.onRef('interactions.memberId', '=', 'events.memberId').onRef('interactions.id', '=', 'events.subjectId'),
    )
    .select(['events.memberId', 'events.number', 'interactions.connectionId', 'interactions.id as sourceId'])
    .select(['interactions.text', 'interactions.transcript'])
    .where('events.kind', '=', 'interaction.added')
    .where('events.number', '>', after)
    .orderBy('events.number')
    .limit(limit),
)
